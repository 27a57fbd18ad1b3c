"""What browser and server say to each other, as types. docs/protocol.md explains them."""
