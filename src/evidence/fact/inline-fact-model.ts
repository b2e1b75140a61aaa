import type { SiteContext } from '#site/site-context.ts';
import { type FactView, factView, type MarkView } from './fact-view.ts';
import { inSentence } from './in-sentence.ts';

/** A value that can stand in a sentence: its words, what to know before relying on it, and who says so. */
export interface FactModel {
  readonly text: string;
  readonly isUnknown: boolean;
  readonly caveats: readonly string[];
  readonly source: MarkView | undefined;
}

export function selectFact(providerId: string, key: string, site: SiteContext): FactModel {
  const view = factView(providerId, key, site);
  const { states, confidence } = site.evidence;
  const isUnknown = view.sign === 'unknown';
  return {
    text: isUnknown ? inSentence(view.text, site.locale) : view.text,
    isUnknown,
    caveats: [...(view.sign === 'stale' ? [states.stale] : []), ...(view.isWeak ? [confidence.low] : [])].map(
      ({ label }) => inSentence(label[site.locale], site.locale),
    ),
    source: sourceOf(view, site),
  };
}

/** The first source is the one that the fact rests on most. */
function sourceOf(
  { evidence, basis, date, sources: [first] }: FactView,
  { t }: SiteContext,
): MarkView | undefined {
  if (!basis || !first) return undefined;
  const { title, publisher, url } = first;
  return {
    mark: basis.mark,
    href: url,
    evidence,
    label: t('blocks.fact.source', { title, publisher, date }),
  };
}
