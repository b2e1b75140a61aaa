import type { Node, RenderableTreeNode } from '@markdoc/markdoc';
import type { Severity } from '@vpn-site/core/document/problem-data.ts';
import { allScores } from '@vpn-site/core/scoring/rank.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { AttributeKind, AttributeValue } from './attribute-kinds.ts';

export interface BlockAttribute {
  readonly kind: AttributeKind;
  readonly required?: boolean;
  /** An explanation for authors: what to write, and what it does. */
  readonly explanation: string;
}

type BlockAttributes = Readonly<Record<string, BlockAttribute>>;

/** An example that the style guide shows and the tests render. */
interface BlockExample {
  readonly name: string;
  readonly source: string;
}

export interface BlockMistake {
  readonly message: string;
  readonly remedy: string;
  readonly severity?: Severity;
}

/**
 * The attributes that an author wrote. Required attributes are always present, because the checks reject a document without
 * them.
 */
export type WrittenAttributes<Attributes extends BlockAttributes = BlockAttributes> = {
  readonly [Name in keyof Attributes as Attributes[Name]['required'] extends true
    ? Name
    : never]: AttributeValue[Attributes[Name]['kind']];
} & {
  readonly [Name in keyof Attributes as Attributes[Name]['required'] extends true ? never : Name]?:
    | AttributeValue[Attributes[Name]['kind']]
    | undefined;
};

/**
 * The contract of a block: what authors may write and what it means. It contains no React, so that checks can read it
 * anywhere. Attributes name providers, profiles and facts. Numbers come from facts, so authors never type them.
 */
export interface Block<
  Name extends string = string,
  Attributes extends BlockAttributes = BlockAttributes,
  Model extends object = object,
> {
  /** The tag in documents: {% name %}. */
  readonly name: Name;
  /** A description of the block in one sentence, for authors. */
  readonly summary: string;
  readonly attributes: Attributes;
  /** Whether the block wraps text, and which structure that text must have. */
  readonly body: 'none' | 'prose' | 'questions' | 'two-lists';
  /**
   * Returns mistakes that only the block itself can detect. Called only if all attributes are valid; `body` is the wrapped
   * text.
   */
  problems?(
    written: WrittenAttributes<Attributes>,
    site: SiteContext,
    body: readonly Node[],
  ): readonly BlockMistake[];
  /**
   * Builds the model that the block's component renders. It is a method so that one list can hold blocks with different
   * attributes; generic callers validate the attributes first (document/block-problems.ts).
   */
  select(
    written: WrittenAttributes<Attributes>,
    site: SiteContext,
    children: readonly RenderableTreeNode[],
  ): Model;
  readonly examples: readonly BlockExample[];
}

/**
 * Declares a block. TypeScript derives the arguments of `select` from the attributes, and the component's model from its
 * result.
 */
export function block<
  const Name extends string,
  const Attributes extends BlockAttributes,
  Model extends object,
>(definition: Block<Name, Attributes, Model>): Block<Name, Attributes, Model> {
  return definition;
}

/** Returns the Markdoc name of a block's component: `HomeHero` renders `home-hero`. Lower-case names would be HTML elements. */
export function componentName(blockName: string): string {
  return blockName.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

const placeholder = /@(\d|last)\b/g;

/**
 * Returns the source of an example with names of existing providers: @1 is first in the overall ranking, @2 second, @last
 * the last one listed. Examples name no provider themselves, so that they work with any providers.
 */
export function exampleSource(source: string, { ranking, providers }: SiteContext): string {
  const scored = allScores(ranking('overall').ranking).map(({ provider }) => provider);
  const ids = scored.length > 0 ? scored : [...providers.keys()];
  return source.replaceAll(placeholder, (_, which: string) =>
    which === 'last' ? (ids.at(-1) ?? '') : (ids[Math.min(Number(which), ids.length) - 1] ?? ''),
  );
}
