### A page without a server, and games that travel between devices and servers.

web-local-opening = Getting ready on this device
web-local-python = Getting ready on this device: fetching the engine. From the second time on it is already here.
web-local-rules = Getting ready on this device: laying out the rules…
web-local-tables = Getting ready on this device: setting up your tables…
web-local-failed = This browser could not get the games ready. Try another one, or reload the page.
web-local-newer = A newer version of the games is ready.
web-local-renew = Use it now
web-local-about = Everything happens on this device: games, bots and your records. Nothing is sent anywhere.
web-local-taken = These games are open in another tab or window. Close it there, and they go on here.
web-local-import = Import a record
web-local-clocked = Takes { $seconds } seconds for every move on this device, and sees less far than on a server.
web-local-server-back = The server can be reached: tables with others are there.
web-local-to-server = To the server

## A server that also offers that page
web-app-about = No network on the way? Keep the games on this device and play against bots there, without this server.
web-app-go = Play without the server
web-app-away = The server cannot be reached. Your tables there wait for you; meanwhile, you can play on this device.
web-app-instead = Play on this device

## A game that goes from a device to a server, and back
web-journey-friends = Invite friends
web-journey-friends-about = Go on with this game at a server, where friends can take a seat. It begins there as it stands now. Here it stays, too, and counts as practice: what is hidden in it travels along.
web-journey-friends-address = Address of the server
web-journey-home = Go on without the server
web-journey-home-about = Go on with this game on your own device, where it needs no server. It begins there as it stands now. Here it stays, too, and counts as practice: what is hidden in it travels along.
web-journey-home-address = Address of the page without a server
web-journey-go = Take the game there
web-journey-wrong = That is not the address of a page. It begins with https:// or http://.
web-arrive-title = A game goes on here
web-arrive-about = { $game } goes on here after { $count ->
    [one] one action
   *[other] { $count } actions
}. From here on, chance is drawn anew.
web-arrive-broken = The link does not hold a game that can go on here. Take it along again from where it was played.
