import type { Graph, Thing } from 'schema-dts';
import type { HeadTag } from '../head-tag.ts';

/** All that a page says to machines, in one block. */
export function graphTag(things: readonly Thing[]): HeadTag {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return { tag: 'script', data: graph };
}
