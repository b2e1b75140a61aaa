import Markdoc, { type Config, type Node } from '@markdoc/markdoc';
import { addressKind } from '#domain/document/safe-address.ts';
import { labelledTable } from './labelled-table.ts';

const { render: _article, ...document } = Markdoc.nodes.document;

/** Standard prose. Components are named where an element is not enough; everything else is a plain element. */
export const proseNodes: NonNullable<Config['nodes']> = {
  ...Markdoc.nodes,
  document,
  table: {
    ...Markdoc.nodes.table,
    transform: (node, config) =>
      new Markdoc.Tag('DataTable', {}, labelledTable(node.transformChildren(config))),
  },
  heading: {
    ...Markdoc.nodes.heading,
    transform: (node, config) =>
      new Markdoc.Tag(`h${node.attributes.level}`, idOf(node), node.transformChildren(config)),
  },
  link: {
    ...Markdoc.nodes.link,
    transform: (node, config) => {
      const href = String(node.attributes.href);
      const children = node.transformChildren(config);
      // A refused address is reported by the checks; should one get here all the same, only its words are shown.
      if (addressKind(href) === 'unsafe') return children;
      return new Markdoc.Tag('ProseLink', { href }, children);
    },
  },
  image: {
    ...Markdoc.nodes.image,
    transform: (node) => {
      const { src, alt } = node.attributes as { src?: string; alt?: string };
      if (addressKind(src ?? '') !== 'page') return alt ?? '';
      return new Markdoc.Tag('img', { src, alt: alt ?? '', loading: 'lazy' });
    },
  },
  fence: {
    ...Markdoc.nodes.fence,
    transform: (node) =>
      new Markdoc.Tag('pre', {}, [new Markdoc.Tag('code', {}, [String(node.attributes.content)])]),
  },
};

function idOf(node: Node): { id?: string } {
  const { id } = node.attributes as { id?: unknown };
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? { id } : {};
}
