import Markdoc, { type Node } from '@markdoc/markdoc';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { leadingBlock } from '#blocks/document/body-structure.ts';
import { documentConfig } from '#blocks/document/document-config.ts';
import { wordsOf } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import {
  articleProsConsBlock,
  selectProsCons,
} from '#blocks/prose/article-pros-cons/article-pros-cons.block.ts';
import { type Drawback, leadingDrawbacks, mainDrawback } from '#score/main-drawback.ts';
import { type Outcome, strengthsOf, weaknessesOf } from '#score/outcome-model.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The max number of arguments per side. More would repeat the list of facts. */
const maxPerSide = 4;

/** Pros and cons of a provider, derived from its facts and its main drawback. */
export interface ProsAndCons {
  readonly good: readonly Drawback[];
  readonly bad: readonly Drawback[];
}

export function computedProsAndCons(provider: string, site: SiteContext): ProsAndCons {
  const covered = mainDrawback(provider, allPurpose, site)?.criteria ?? [];
  const sentences = (outcomes: readonly Outcome[]) =>
    outcomes.map(({ words, mark }) => ({
      text: `${words}.`,
      marks: mark ? [{ ...mark, about: words }] : [],
    }));
  return {
    good: sentences(strengthsOf(provider, allPurpose, site, maxPerSide)),
    bad: [
      ...leadingDrawbacks(provider, allPurpose, site),
      ...sentences(
        weaknessesOf(provider, allPurpose, site, maxPerSide).filter(
          ({ criterion }) => !covered.includes(criterion),
        ),
      ),
    ].slice(0, maxPerSide),
  };
}

/** Splits the pros and cons that an editor wrote from the rest of a review. */
export function splitWrittenProsAndCons(body: Node | undefined) {
  return leadingBlock(body, articleProsConsBlock.name);
}

/** Adds the main drawback, and an incident without a known outcome, at the top of an editor's cons. */
export function withDrawbacks(sides: Node, provider: string, site: SiteContext): Node {
  const items = leadingDrawbacks(provider, allPurpose, site).map(({ text }) => listItem(text));
  const cons = sides.children.filter(({ type }) => type === 'list')[1];
  return copyOf(
    sides,
    sides.children.map((child) => (child === cons ? copyOf(cons, [...items, ...cons.children]) : child)),
  );
}

function listItem(text: string): Node {
  const content = new Markdoc.Ast.Node('text', { content: text });
  return new Markdoc.Ast.Node('item', {}, [new Markdoc.Ast.Node('inline', {}, [content])]);
}

function copyOf({ type, attributes, tag }: Node, children: Node[]): Node {
  return new Markdoc.Ast.Node(type, attributes, children, tag);
}

/** Returns the pros and cons of a review as plain text, for structured data. */
export function plainProsAndCons(
  provider: string,
  body: Node | undefined,
  site: SiteContext,
): { readonly good: readonly string[]; readonly bad: readonly string[] } {
  const written = splitWrittenProsAndCons(body).block?.children[0];
  if (!written) {
    const { good, bad } = computedProsAndCons(provider, site);
    return { good: good.map(({ text }) => text), bad: bad.map(({ text }) => text) };
  }
  const { children } = withDrawbacks(written, provider, site);
  const { pros, cons } = selectProsCons(Markdoc.transform(children, documentConfig(site)));
  const words = (list: typeof pros) => list?.items.map((item) => wordsOf(item)) ?? [];
  return { good: words(pros), bad: words(cons) };
}
