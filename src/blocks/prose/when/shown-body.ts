import type { Node } from '@markdoc/markdoc';
import { type Condition, holds, type SiteState } from '#domain/site/site-state.ts';
import { whenContract } from './contract.ts';

/** What holds nothing of its own: without its words it would be an empty line. */
const wrappers = new Set(['paragraph', 'inline', 'item', 'list']);

/**
 * A body as it is read where these things are so: text under a condition that does not hold is gone, and text under one
 * that does stands as if it had been written without it. So headings, search and checks see what readers see.
 */
export function shownBody(body: Node, states: ReadonlySet<SiteState>): Node {
  return bodyWhere(body, (condition) => holds(condition, states));
}

/** What stands there whatever is so: search keeps no words that come and go with a setting. */
export function unconditionalBody(body: Node): Node {
  return bodyWhere(body, () => false);
}

type IsSo = (condition: Condition) => boolean;

function bodyWhere(body: Node, isSo: IsSo): Node {
  if (![...body.walk()].some(({ tag }) => tag === whenContract.name)) return body;
  return withChildren(
    body,
    body.children.flatMap((child) => shown(child, isSo)),
  );
}

function shown(node: Node, isSo: IsSo): Node[] {
  const children = node.children.flatMap((child) => shown(child, isSo));
  if (node.tag === whenContract.name) return isSo(node.attributes.so as Condition) ? children : [];
  if (children.length === 0 && node.children.length > 0 && wrappers.has(node.type)) return [];
  return [withChildren(node, children)];
}

function withChildren(node: Node, children: Node[]): Node {
  return Object.assign(Object.create(Object.getPrototypeOf(node) as object) as Node, node, { children });
}
