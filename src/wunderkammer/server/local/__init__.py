"""The whole server without a network: the same application inside a page, for one device."""
