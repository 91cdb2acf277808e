"""HTTP and WebSockets: the requests, who may make them, the page, and the processes that serve them."""
