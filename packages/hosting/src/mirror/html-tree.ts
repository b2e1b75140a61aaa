import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Every element below a node, the outer before the inner; what a template holds is not part of the page. */
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

/** Puts other nodes in the place of each child, and of theirs: none, itself, or what it held. */
export function replaceChildren(
  parent: ParentNode,
  replace: (child: ChildNode) => readonly ChildNode[],
): void {
  parent.childNodes = parent.childNodes.flatMap((child) => {
    if ('childNodes' in child) replaceChildren(child, replace);
    return replace(child);
  });
  // How a text is written depends on what holds it.
  for (const child of parent.childNodes) child.parentNode = parent;
}
