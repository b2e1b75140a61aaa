import type { AnswerSign, CellSign } from '#domain/comparison/cell.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type FactView, factView } from './fact-view.ts';

/** Where a fact's mark leads and what it says aloud. */
export interface MarkView {
  readonly mark: string;
  readonly label: string;
  readonly href: string;
  /** Names the fact whose evidence a card can show. */
  readonly evidence: string;
}

/** One answer as home pages show it: short, with its sign and its source. */
export interface CellView {
  readonly sign: CellSign;
  /** What it answers, of a stale fact too; undefined where nobody says. */
  readonly answer: AnswerSign | undefined;
  /** That it is too old, where it is. */
  readonly stale: string | undefined;
  readonly text: string;
  readonly mark: MarkView | undefined;
}

export function cellView(provider: string, key: string, site: SiteContext): CellView {
  const fact = factView(provider, key, site);
  const stale = fact.sign === 'stale' ? site.evidence.states.stale.label[site.locale] : undefined;
  return { sign: fact.sign, answer: fact.answer, stale, text: fact.text, mark: markView(fact, site) };
}

/** What a mark needs to know, of a fact or of anything else that somebody says. */
type Marked = Pick<FactView, 'evidence' | 'provider' | 'label' | 'basis' | 'date' | 'sources'>;

/** The first source stands for all: authors list the strongest first. */
export function markView(
  { evidence, provider, label, basis, date, sources: [source] }: Marked,
  { t }: SiteContext,
): MarkView | undefined {
  if (!basis || !source) return undefined;
  return {
    mark: basis.mark,
    label: t('blocks.homeComparison.source', {
      provider,
      fact: label,
      title: source.title,
      basis: basis.label,
      date,
    }),
    href: source.url,
    evidence,
  };
}
