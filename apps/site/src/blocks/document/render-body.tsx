import Markdoc, { type Node, type RenderableTreeNode, type Tag } from '@markdoc/markdoc';
import React, { type ReactNode } from 'react';
import type { SiteContext } from '#site/site-context.ts';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { componentName } from '../block.ts';
import { components } from '../components.ts';
import { documentConfig } from './document-config.ts';
import { ProseCode, ProseImage, ProseLink } from './prose-elements.tsx';

export interface RenderedSection {
  /** Undefined for the text before the first second-level heading. */
  readonly heading: ReactNode;
  readonly id: string | undefined;
  readonly content: ReactNode;
}

/** The text from a heading with an id (second or third level) to the next one. */
export interface RenderedPart {
  readonly id: string | undefined;
  /** The text, with its heading if that is of the third level; the heading of the section is not included. */
  readonly content: ReactNode;
}

export function renderBody(body: Node, site: SiteContext): ReactNode {
  return render(Markdoc.transform(body, documentConfig(site)));
}

/**
 * Renders a body as one section per second-level heading, for pages that show each heading in a column next to its text.
 */
export function renderSections(body: Node, site: SiteContext): RenderedSection[] {
  const tree = Markdoc.transform(body, documentConfig(site));
  return bodySections(Array.isArray(tree) ? tree : [tree]).map(({ heading, nodes }) => ({
    heading: heading && render(heading.children),
    id: heading?.attributes.id as string | undefined,
    content: render([...nodes]),
  }));
}

/** Renders the second-level sections of a body, each with one part per third-level heading. */
export function renderParts(
  body: Node,
  site: SiteContext,
): (Omit<RenderedSection, 'content'> & { readonly parts: readonly RenderedPart[] })[] {
  const tree = Markdoc.transform(body, documentConfig(site));
  return bodySections(Array.isArray(tree) ? tree : [tree]).map(({ heading, nodes }) => {
    const id = heading?.attributes.id as string | undefined;
    return {
      heading: heading && render(heading.children),
      id,
      parts: bodySections(nodes, 'h3').map((part) => ({
        id: part.heading ? (part.heading.attributes.id as string | undefined) : id,
        content: render(part.heading ? [part.heading, ...part.nodes] : [...part.nodes]),
      })),
    };
  });
}

/** Components of blocks and prose, by the names that Markdoc tags use. */
const tagComponents = {
  DataTable,
  ProseCode,
  ProseImage,
  ProseLink,
  ...Object.fromEntries(
    Object.entries(components).map(([name, component]) => [componentName(name), component]),
  ),
};

function render(tree: RenderableTreeNode | RenderableTreeNode[]): ReactNode {
  return Markdoc.renderers.react(tree as RenderableTreeNode, React, { components: tagComponents });
}

/** A section of a body: a heading of a level with the text after it, or the text before the first such heading. */
interface BodySection {
  readonly heading: Tag | undefined;
  readonly nodes: readonly RenderableTreeNode[];
}

function bodySections(nodes: readonly RenderableTreeNode[], level: 'h2' | 'h3' = 'h2'): BodySection[] {
  const sections: (BodySection & { nodes: RenderableTreeNode[] })[] = [{ heading: undefined, nodes: [] }];
  for (const node of nodes) {
    if (Markdoc.Tag.isTag(node) && node.name === level) sections.push({ heading: node, nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections.filter(({ heading, nodes: own }) => heading !== undefined || own.length > 0);
}
