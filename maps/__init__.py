"""The workshop that draws the boards: a developer's tool, never needed to install or run Reame."""
