import type { Node } from '@markdoc/markdoc';
import { type Condition, conditionHolds, type SiteState } from '@vpn-site/core/site/site-state.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const whenBlock = block({
  name: 'when',
  summary:
    'Text that holds only while something is so of the site by its settings and offers; otherwise it is left out.',
  attributes: {
    so: {
      kind: 'condition',
      required: true,
      explanation: 'what must be so, such as "paid-links", or "no-paid-links" for the opposite.',
    },
  },
  body: 'prose',
  select: ({ so }, site) => selectWhen(so, site),
  examples: [
    {
      name: 'While nothing is paid',
      source: '{% when so="no-paid-links" %}\n\nNobody pays us.\n\n{% /when %}',
    },
    {
      name: 'While a link is paid',
      source: '{% when so="paid-links" %}\n\nSome links are paid.\n\n{% /when %}',
    },
  ],
});

export interface WhenModel {
  readonly isShown: boolean;
}

function selectWhen(condition: Condition, { states }: SiteContext): WhenModel {
  return { isShown: conditionHolds(condition, states) };
}

/**
 * Nodes that only contain other nodes. They are removed if all their children are removed, so that no empty line remains.
 */
const wrappers = new Set(['paragraph', 'inline', 'item', 'list']);

/**
 * Returns the body for these states: text with an unmet condition is removed, other conditional text is unwrapped.
 * Headings, search and checks then use the text that readers see.
 */
export function shownBody(body: Node, states: ReadonlySet<SiteState>): Node {
  return bodyWhere(body, (condition) => conditionHolds(condition, states));
}

/** Returns the body without conditional text, for the search index, because it must not depend on settings. */
export function unconditionalBody(body: Node): Node {
  return bodyWhere(body, () => false);
}

type ConditionTest = (condition: Condition) => boolean;

function bodyWhere(body: Node, isMet: ConditionTest): Node {
  if (![...body.walk()].some(({ tag }) => tag === whenBlock.name)) return body;
  return withChildren(
    body,
    body.children.flatMap((child) => shown(child, isMet)),
  );
}

function shown(node: Node, isMet: ConditionTest): Node[] {
  const children = node.children.flatMap((child) => shown(child, isMet));
  if (node.tag === whenBlock.name) return isMet(node.attributes.so as Condition) ? children : [];
  if (children.length === 0 && node.children.length > 0 && wrappers.has(node.type)) return [];
  return [withChildren(node, children)];
}

function withChildren(node: Node, children: Node[]): Node {
  return Object.assign(Object.create(Object.getPrototypeOf(node) as object) as Node, node, { children });
}
