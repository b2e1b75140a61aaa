import type { RenderableTreeNode } from '@markdoc/markdoc';
import type { SiteContext } from '#site/site-context.ts';
import type { AttributeKind } from './attribute-kinds.ts';

export interface BlockAttribute {
  readonly kind: AttributeKind;
  readonly required?: boolean;
  /** For authors: what to write here and what it does. */
  readonly explanation: string;
}

/** A use of the block that the style guide shows and the tests render. */
export interface BlockExample {
  readonly name: string;
  readonly source: string;
}

export type BlockAttributes = Readonly<Record<string, unknown>>;

/**
 * What authors may write, and what it means. Never React, so that checks can read it anywhere. Attributes name
 * providers, profiles and facts; numbers come from the context, so no author types one.
 */
export interface BlockContract<Model extends object = object> {
  /** The tag in documents: {% name %}. */
  readonly name: string;
  /** The React component that draws the model. */
  readonly component: string;
  /** For authors: one sentence. */
  readonly summary: string;
  readonly attributes: Readonly<Record<string, BlockAttribute>>;
  /** Whether the block wraps text, and what that text must be. */
  readonly body: 'none' | 'prose' | 'questions' | 'two-lists';
  readonly select: (
    attributes: BlockAttributes,
    site: SiteContext,
    children: readonly RenderableTreeNode[],
  ) => Model;
  readonly examples: readonly BlockExample[];
}
