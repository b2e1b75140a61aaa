import Markdoc, { type Node, type RenderableTreeNodes } from '@markdoc/markdoc';
import React, { type ReactNode } from 'react';
import { TableFrame } from '#ui/primitives/table-frame.tsx';
import { documentConfig } from './document-config.ts';
import { Faq } from './faq/faq.tsx';

/** Markdoc names on the left, React on the right. */
const components = { Faq, Table: TableFrame };

export function renderBody(body: Node): ReactNode {
  const tree: RenderableTreeNodes = Markdoc.transform(body, documentConfig);
  return Markdoc.renderers.react(tree, React, { components });
}
