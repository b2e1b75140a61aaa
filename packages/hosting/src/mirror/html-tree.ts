import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Returns all elements below a node, outer before inner, without the content of templates. */
export function elementsIn(parent: ParentNode, found: Element[] = []): Element[] {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    found.push(child);
    elementsIn(child, found);
  }
  return found;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const found = element.attrs.find((candidate) => candidate.name === name);
  if (found) found.value = value;
  else element.attrs.push({ name, value });
}

/**
 * Replaces each descendant, children before their parents, with the nodes that `replace` returns: none, itself, or its own
 * children.
 */
export function replaceChildren(
  parent: ParentNode,
  replace: (child: ChildNode) => readonly ChildNode[],
): void {
  parent.childNodes = parent.childNodes.flatMap((child) => {
    if ('childNodes' in child) replaceChildren(child, replace);
    return replace(child);
  });
  // The serializer escapes text depending on its parent.
  for (const child of parent.childNodes) child.parentNode = parent;
}
