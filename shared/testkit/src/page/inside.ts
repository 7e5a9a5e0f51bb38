/** The element of the page that a node inside of shadow roots belongs to. */
function hostOf(node: Node): Node {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? hostOf(root.host) : node;
}

/** Whether a node is in one of these elements, also inside of shadow roots. */
export function isInside(slots: readonly Element[]): (node: Node) => boolean {
  return (node) => {
    const own = node.getRootNode() instanceof ShadowRoot ? hostOf(node) : node;
    return slots.some((slot) => slot.contains(own));
  };
}
