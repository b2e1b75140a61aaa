import { liftingReasons } from '#domain/scoring/lifting-reasons.ts';
import type { Reason } from '#domain/scoring/reason.ts';
import type { BlockContext } from '../block-context.ts';
import { answerText } from './answer-text.ts';
import { type MarkView, markView } from './cell-view.ts';
import { factView } from './fact-view.ts';

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
export function strongestReasons(score: ReasonedScore, count: number, context: BlockContext): ReasonView[] {
  return liftingReasons(score.reasons, count).flatMap(({ keys: [key] }) =>
    key === undefined ? [] : [reasonView(score.provider, key, context)],
  );
}

/** One fact as a reason. */
export function reasonView(provider: string, key: string, context: BlockContext): ReasonView {
  const fact = factView(provider, key, context);
  return { key, label: fact.label, text: answerText(provider, key, context), mark: markView(fact, context) };
}
