import Markdoc, { type Config } from '@markdoc/markdoc';
import { contracts } from './contracts.ts';

/** How documents are read: which nodes and blocks exist. Content describes; it can never run. */
const { render: _articleElement, ...document } = Markdoc.nodes.document;

export const documentConfig: Config = {
  nodes: {
    ...Markdoc.nodes,
    document,
    table: { ...Markdoc.nodes.table, render: 'Table' },
  },
  tags: Object.fromEntries(contracts.map(({ name, schema }) => [name, schema])),
};
