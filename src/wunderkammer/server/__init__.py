"""The web table: live tables for people and bots, over WebSocket and HTTP. `docs/protocol.md` is what it speaks."""
