import Markdoc, { type Config, type Node } from '@markdoc/markdoc';
import { addressKind } from '#domain/document/safe-address.ts';
import { imageVariants } from '#domain/image/image-variants.ts';
import { noBreak } from '#i18n/no-break.ts';
import type { SiteContext } from '#site/site-context.ts';
import { labelledTable } from './labelled-table.ts';

const { render: _article, ...document } = Markdoc.nodes.document;

/** Standard prose. Components are named where an element is not enough; everything else is a plain element. */
const plainNodes: NonNullable<Config['nodes']> = {
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
  fence: {
    ...Markdoc.nodes.fence,
    transform: (node) =>
      // A command keeps its lines and scrolls, so a keyboard must be able to reach it.
      new Markdoc.Tag('pre', { tabIndex: 0 }, [
        new Markdoc.Tag('code', {}, [String(node.attributes.content)]),
      ]),
  },
};

export function proseNodes({
  image,
  locale,
}: Pick<SiteContext, 'image' | 'locale'>): NonNullable<Config['nodes']> {
  return {
    ...plainNodes,
    text: {
      ...Markdoc.nodes.text,
      transform: (node) => noBreak(String(node.attributes.content), locale),
    },
    image: {
      ...Markdoc.nodes.image,
      transform: (node) => {
        const { src = '', alt = '' } = node.attributes as { src?: string; alt?: string };
        const size = image(src);
        // As with links: without a file, only the words are shown.
        if (!size) return alt;
        return new Markdoc.Tag('ProseImage', { alt, ...imageVariants(src, size) });
      },
    },
  };
}

function idOf(node: Node): { id?: string } {
  const { id } = node.attributes as { id?: unknown };
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? { id } : {};
}
