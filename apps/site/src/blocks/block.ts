import type { Node, RenderableTreeNode } from '@markdoc/markdoc';
import { everyScore } from '@vpn-site/core/scoring/rank.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { AttributeKind, AttributeValue } from './attribute-kinds.ts';

export interface BlockAttribute {
  readonly kind: AttributeKind;
  readonly required?: boolean;
  /** For authors: what to write here and what it does. */
  readonly explanation: string;
}

type BlockAttributes = Readonly<Record<string, BlockAttribute>>;

/** A use of the block that the style guide shows and the tests render. */
interface BlockExample {
  readonly name: string;
  readonly source: string;
}

/** What is wrong with a use of a block, and what to write instead. */
export interface BlockMistake {
  readonly message: string;
  readonly remedy: string;
}

/** What an author wrote, by attribute: always there where it is required. The checks refuse any other value. */
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
 * What authors may write, and what it means. Never React, so that checks can read it anywhere. Attributes name
 * providers, profiles and facts; numbers come from the site, so no author types one.
 */
export interface Block<
  Name extends string = string,
  Attributes extends BlockAttributes = BlockAttributes,
  Model extends object = object,
> {
  /** The tag in documents: {% name %}. */
  readonly name: Name;
  /** For authors: one sentence. */
  readonly summary: string;
  readonly attributes: Attributes;
  /** Whether the block wraps text, and what that text must be. */
  readonly body: 'none' | 'prose' | 'questions' | 'two-lists';
  /** What only the block itself can find wrong, once its attributes name what exists. The body is what it wraps. */
  problems?(
    written: WrittenAttributes<Attributes>,
    site: SiteContext,
    body: readonly Node[],
  ): readonly BlockMistake[];
  /**
   * What the block's component draws. A method, so that a list can hold blocks of different attributes: whoever calls
   * it without knowing which block it is has checked what was written (document/block-problems.ts).
   */
  select(
    written: WrittenAttributes<Attributes>,
    site: SiteContext,
    children: readonly RenderableTreeNode[],
  ): Model;
  readonly examples: readonly BlockExample[];
}

/** Declares a block. What `select` is given has the types of the attributes, and what it returns those of its component. */
export function block<
  const Name extends string,
  const Attributes extends BlockAttributes,
  Model extends object,
>(definition: Block<Name, Attributes, Model>): Block<Name, Attributes, Model> {
  return definition;
}

/** As Markdoc knows the component of a block: HomeHero draws home-hero. Names in small letters are elements of HTML. */
export function componentName(blockName: string): string {
  return blockName.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

const placeholder = /@(\d|last)\b/g;

/**
 * The text of an example with providers that exist: @1 is the first of the overall ranking, @2 the second, @last the one
 * of which least is known. Examples name nobody themselves, so that a provider can come and go without them.
 */
export function exampleSource(source: string, { ranking, providers }: SiteContext): string {
  const scored = everyScore(ranking('overall').ranking).map(({ provider }) => provider);
  const ids = scored.length > 0 ? scored : [...providers.keys()];
  return source.replaceAll(placeholder, (_, which: string) =>
    which === 'last' ? (ids.at(-1) ?? '') : (ids[Math.min(Number(which), ids.length) - 1] ?? ''),
  );
}
