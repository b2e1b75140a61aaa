import type { BlockContext } from '#blocks/block-context.ts';
import { answerText } from '#blocks/evidence/answer-text.ts';
import { factView } from '#blocks/evidence/fact-view.ts';
import { fullScore } from '#blocks/evidence/full-score.ts';
import { liftingReasons, weighReasons } from '#domain/scoring/lifting-reasons.ts';
import type { Judgement } from '#head/structured-data/articles.ts';
import { describedSoftware } from './described-software.ts';

/** As many reasons as a reader takes in at a glance. */
const notesAtMost = 5;

/** What the facts make of a provider over all purposes. Only those who are ranked have a score to show. */
export function judgementOf(providerId: string, context: BlockContext): Judgement | undefined {
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

function note(providerId: string, key: string, context: BlockContext): string {
  return `${factView(providerId, key, context).label}: ${answerText(providerId, key, context)}`;
}
