import Markdoc, { type Node, type RenderableTreeNode } from '@markdoc/markdoc';
import React, { type ReactNode } from 'react';
import type { BlockContext } from './block-context.ts';
import { bodySections } from './body-sections.ts';
import { components } from './components.ts';
import { documentConfig } from './document-config.ts';

export interface RenderedSection {
  /** Missing before the first heading of the second level. */
  readonly heading: ReactNode;
  readonly id: string | undefined;
  readonly content: ReactNode;
}

export function renderBody(body: Node, context: BlockContext): ReactNode {
  return render(Markdoc.transform(body, documentConfig(context)));
}

/** The same, divided at the headings of the second level, for pages that set them beside the text. */
export function renderSections(body: Node, context: BlockContext): RenderedSection[] {
  const tree = Markdoc.transform(body, documentConfig(context));
  return bodySections(Array.isArray(tree) ? tree : [tree]).map(({ heading, nodes }) => ({
    heading: heading && render(heading.children),
    id: heading?.attributes.id as string | undefined,
    content: render([...nodes]),
  }));
}

function render(tree: RenderableTreeNode | RenderableTreeNode[]): ReactNode {
  return Markdoc.renderers.react(tree as RenderableTreeNode, React, { components });
}
