import Markdoc, { type Node, type RenderableTreeNode } from '@markdoc/markdoc';
import React, { type ReactNode } from 'react';
import type { SiteContext } from '#site/site-context.ts';
import { components } from '../components.ts';
import { bodySections } from './body-sections.ts';
import { documentConfig } from './document-config.ts';

export interface RenderedSection {
  /** Missing before the first heading of the second level. */
  readonly heading: ReactNode;
  readonly id: string | undefined;
  readonly content: ReactNode;
}

export function renderBody(body: Node, site: SiteContext): ReactNode {
  return render(Markdoc.transform(body, documentConfig(site)));
}

/** The same, divided at the headings of the second level, for pages that set them beside the text. */
export function renderSections(body: Node, site: SiteContext): RenderedSection[] {
  const tree = Markdoc.transform(body, documentConfig(site));
  return bodySections(Array.isArray(tree) ? tree : [tree]).map(({ heading, nodes }) => ({
    heading: heading && render(heading.children),
    id: heading?.attributes.id as string | undefined,
    content: render([...nodes]),
  }));
}

function render(tree: RenderableTreeNode | RenderableTreeNode[]): ReactNode {
  return Markdoc.renderers.react(tree as RenderableTreeNode, React, { components });
}
