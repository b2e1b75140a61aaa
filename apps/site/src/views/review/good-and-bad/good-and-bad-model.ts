import Markdoc, { type Node } from '@markdoc/markdoc';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { leadingBlock } from '#blocks/document/body-structure.ts';
import { documentConfig } from '#blocks/document/document-config.ts';
import { wordsOf } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import {
  articleProsConsBlock,
  selectProsCons,
} from '#blocks/prose/article-pros-cons/article-pros-cons.block.ts';
import { type Outcome, strengthsOf, weaknessesOf } from '#score/outcome-model.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The max number per side; more would repeat the list of facts. */
const maxPerSide = 4;

/** Arguments for and against a provider, derived only from the facts. */
export interface JudgedSides {
  readonly good: readonly Outcome[];
  readonly bad: readonly Outcome[];
}

export function judgedSides(provider: string, site: SiteContext): JudgedSides {
  return {
    good: strengthsOf(provider, allPurpose, site, maxPerSide),
    bad: weaknessesOf(provider, allPurpose, site, maxPerSide),
  };
}

/** Returns the pros and cons that an editor wrote, separated from the rest of a review. */
export function writtenSides(body: Node | undefined) {
  return leadingBlock(body, articleProsConsBlock.name);
}

/** Returns the pros and cons of a review as plain text, as readers see them, for structured data. */
export function sidesInWords(
  provider: string,
  body: Node | undefined,
  site: SiteContext,
): { readonly good: readonly string[]; readonly bad: readonly string[] } {
  const written = writtenSides(body).block?.children[0];
  if (!written) {
    const { good, bad } = judgedSides(provider, site);
    return { good: good.map(({ words }) => words), bad: bad.map(({ words }) => words) };
  }
  const { pros, cons } = selectProsCons(Markdoc.transform(written.children, documentConfig(site)));
  const words = (list: typeof pros) => list?.items.map((item) => wordsOf(item)) ?? [];
  return { good: words(pros), bad: words(cons) };
}
