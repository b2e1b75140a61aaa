import type { Day } from '../day/day.ts';
import type { Receipt } from './receipt.ts';

/** A day that costs money when it is forgotten, or the end of what was paid where nothing renews. */
export interface Reminder {
  readonly kind: 'refund' | 'cancel' | 'end';
  readonly day: Day;
}

/** In order of their days. The first renewal only: whoever lets that one pass knows the next. */
export function remindersOf({ cost, refund }: Receipt): Reminder[] {
  const { cancelBy, firstTermEnds } = cost;
  const refundDays: Reminder[] = refund.kind === 'until' ? [{ kind: 'refund', day: refund.day }] : [];
  const end: Reminder =
    cancelBy === undefined ? { kind: 'end', day: firstTermEnds } : { kind: 'cancel', day: cancelBy };
  return [...refundDays, end].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}
