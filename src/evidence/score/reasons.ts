import { liftingReasons } from '#domain/scoring/lifting-reasons.ts';
import type { Reason } from '#domain/scoring/reason.ts';
import type { SiteContext } from '#site/site-context.ts';
import { answerText } from '../fact/answer-text.ts';
import { cellView, factView, type MarkView, markView } from '../fact/fact-view.ts';

/** A fact that lifts a score, with its source. */
export interface ReasonView {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly mark: MarkView | undefined;
}

/** What of a score its reasons need. */
interface ReasonedScore {
  readonly provider: string;
  readonly reasons: readonly Pick<Reason, 'keys' | 'points' | 'countedWeight'>[];
}

/** The facts that lift a score most, ready to be drawn. */
export function strongestReasons(score: ReasonedScore, count: number, site: SiteContext): ReasonView[] {
  return liftingReasons(score.reasons, count).flatMap(({ keys: [key] }) =>
    key === undefined ? [] : [reasonView(score.provider, key, site)],
  );
}

/** One fact as a reason. */
export function reasonView(provider: string, key: string, site: SiteContext): ReasonView {
  const fact = factView(provider, key, site);
  return { key, label: fact.label, text: answerText(provider, key, site), mark: markView(fact, site) };
}

/** What stands in place of a group's points: an answer that is too old was known once, and is not called unknown. */
export function uncountedWords(
  providerId: string,
  reasons: readonly Pick<Reason, 'keys'>[],
  site: SiteContext,
): string {
  const isStale = reasons.some(({ keys }) =>
    keys.some((key) => cellView(providerId, key, site).sign === 'stale'),
  );
  const { stale, unknown } = site.evidence.states;
  return (isStale ? stale : unknown).label[site.locale];
}
