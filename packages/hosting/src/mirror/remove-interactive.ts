import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, type Element } from './html-tree.ts';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Link relations that stay in the head. A copy is not an app to install, and browsers do not preload a font from disk. */
const allowedRels = new Set(['stylesheet', 'icon', 'apple-touch-icon', 'canonical', 'alternate']);

/**
 * Returns the nodes that replace a node in the mirror: elements that need scripts are removed, and `<noscript>` is replaced
 * with its content. The mirror has no scripts, because the site is readable without them.
 */
export function removeInteractive(node: ChildNode): readonly ChildNode[] {
  if (node.nodeName === '#comment') return [];
  if (!('tagName' in node)) return [node];
  if (node.tagName === 'noscript') return node.childNodes;
  return needsScript(node) || isSearch(node) ? [] : [node];
}

/**
 * Whether an element works only with scripts. Structured data is removed too, because it describes the original, to which
 * the canonical link points.
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
 * Whether an element is a search field. Search fields are removed, because a search would always lead to the original; the
 * notice links to it.
 */
function isSearch(element: Element): boolean {
  return (
    element.tagName === 'search' ||
    attribute(element, 'data-search-open') !== undefined ||
    (element.tagName === 'form' && attribute(element, 'class') === 'search-form')
  );
}
