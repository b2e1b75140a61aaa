import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, type Element } from './html-tree.ts';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** What a head may link to. A copy is not an app to install, and browsers refuse to preload a font from a disk. */
const keptLinks = new Set(['stylesheet', 'icon', 'apple-touch-icon', 'canonical', 'alternate']);

/**
 * A node as it goes along: without what only scripts serve, and with what stands there for readers without them.
 * The site needs no script to be read, so the mirror has none.
 */
export function removeInteractive(node: ChildNode): readonly ChildNode[] {
  if (node.nodeName === '#comment') return [];
  if (!('tagName' in node)) return [node];
  if (node.tagName === 'noscript') return node.childNodes;
  return needsScript(node) || isSearch(node) ? [] : [node];
}

/** Structured data is a script too: it describes the original, to which the canonical link leads. */
function needsScript(element: Element): boolean {
  if (element.tagName === 'link') return !keptLinks.has(attribute(element, 'rel') ?? '');
  return (
    element.tagName === 'script' ||
    element.tagName === 'template' ||
    // Sheets that scripts fetch ahead.
    attribute(element, 'name') === 'next-sheets' ||
    // Scripts show it when they have started.
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'data-theme-switch') !== undefined ||
    // The notice of the copy says of which day it is.
    attribute(element, 'class') === 'old-page'
  );
}

/** A field that always leads away from the copy would be a trap; the notice says where the search is. */
function isSearch(element: Element): boolean {
  return (
    element.tagName === 'search' ||
    attribute(element, 'data-search-open') !== undefined ||
    (element.tagName === 'form' && attribute(element, 'class') === 'search-form')
  );
}
