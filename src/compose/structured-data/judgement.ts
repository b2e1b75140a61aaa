import { liftingReasons, weighReasons } from '#domain/scoring/lifting-reasons.ts';
import { fullScore } from '#domain/scoring/score.ts';
import { answerText } from '#evidence/fact/answer-text.ts';
import { factView } from '#evidence/fact/fact-view.ts';
import type { Judgement } from '#head/structured-data/articles.ts';
import type { SiteContext } from '#site/site-context.ts';
import { describedSoftware } from './described-software.ts';

/** As many reasons as a reader takes in at a glance. */
const notesAtMost = 5;

/** What the facts make of a provider over all purposes. Only those who are ranked have a score to show. */
export function judgementOf(providerId: string, context: SiteContext): Judgement | undefined {
  const software = describedSoftware(providerId, context);
  if (!software) return undefined;
  const { ranked } = context.ranking('overall').ranking;
  const score = ranked.find((entry) => entry.score.provider === providerId)?.score;
  const reasons = score?.reasons ?? [];
  const words = (some: readonly { readonly keys: readonly string[] }[]) =>
    some.flatMap(({ keys: [key] }) => (key === undefined ? [] : [note(providerId, key, context)]));
  return {
    software,
    score: score?.value === undefined ? undefined : { value: score.value, best: fullScore },
    lifting: words(liftingReasons(reasons, notesAtMost)),
    lowering: words(weighReasons(reasons).lowering.slice(0, notesAtMost)),
  };
}

function note(providerId: string, key: string, context: SiteContext): string {
  return `${factView(providerId, key, context).label}: ${answerText(providerId, key, context)}`;
}
