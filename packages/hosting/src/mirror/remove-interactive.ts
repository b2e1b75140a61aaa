import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, type Element } from './html-tree.ts';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Link relations that stay in the head. A copy is not an app to install, and browsers refuse to preload a font from disk. */
const allowedRels = new Set(['stylesheet', 'icon', 'apple-touch-icon', 'canonical', 'alternate']);

/**
 * Returns the nodes that replace a node in the mirror: elements that need scripts are dropped, and `<noscript>` is replaced
 * by its content. The site is readable without scripts, so the mirror has none.
 */
export function removeInteractive(node: ChildNode): readonly ChildNode[] {
  if (node.nodeName === '#comment') return [];
  if (!('tagName' in node)) return [node];
  if (node.tagName === 'noscript') return node.childNodes;
  return needsScript(node) || isSearch(node) ? [] : [node];
}

/**
 * Whether an element only works with scripts. Structured data is dropped too: it describes the original, which the
 * canonical link points to.
 */
function needsScript(element: Element): boolean {
  if (element.tagName === 'link') return !allowedRels.has(attribute(element, 'rel') ?? '');
  return (
    element.tagName === 'script' ||
    element.tagName === 'template' ||
    // Style sheets that scripts prefetch.
    attribute(element, 'name') === 'next-sheets' ||
    // Hidden until scripts have started.
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'data-theme-switch') !== undefined ||
    // The copy notice already shows the day.
    attribute(element, 'class') === 'old-page'
  );
}

/**
 * Whether an element is a search field. A search would always lead from the copy to the original, so the field is dropped;
 * the notice links to the search.
 */
function isSearch(element: Element): boolean {
  return (
    element.tagName === 'search' ||
    attribute(element, 'data-search-open') !== undefined ||
    (element.tagName === 'form' && attribute(element, 'class') === 'search-form')
  );
}
