import type { Reason } from '#domain/scoring/reason.ts';
import type { BlockContext } from '../block-context.ts';
import { cellView } from './cell-view.ts';

/** What stands in place of a group's points: an answer that is too old was known once, and is not called unknown. */
export function uncountedWords(
  providerId: string,
  reasons: readonly Pick<Reason, 'keys'>[],
  context: BlockContext,
): string {
  const isStale = reasons.some(({ keys }) =>
    keys.some((key) => cellView(providerId, key, context).sign === 'stale'),
  );
  const { stale, unknown } = context.evidence.states;
  return (isStale ? stale : unknown).label[context.locale];
}
