import type { Day } from '@vpn-site/core/day/day.ts';
import { type Fields, fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { FactEdit, FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { type ConfirmedPlan, newCaptures } from './confirm-plan.ts';
import { isBefore, type ReadPlan } from './price-edits.ts';
import { observedAt, observedOn, type SnapshotRecord } from './snapshots.ts';

export interface FollowedPlan extends ReadPlan {
  readonly confirmed: ConfirmedPlan;
  readonly snapshots: readonly SnapshotRecord[];
}

/** Returns the edits that the same snapshot makes to the provider's price history. */
export function historyEdits(
  file: string,
  data: Fields,
  plans: readonly FollowedPlan[],
  readOn: Day,
): FactEdit[] {
  const histories = itemsOf(data.plans).map(fieldsOf);
  const own = plans.flatMap((plan) => {
    const index = histories.findIndex(({ id }) => id === plan.written.id);
    const history = histories[index];
    return history ? planHistoryEdits(['plans', index], history, plan) : [];
  });
  const newest = plans
    .map(({ snapshot }) => observedOn(snapshot))
    .toSorted()
    .at(-1);
  if (own.length === 0 || newest === undefined) return [];
  const later = (path: FactPath, written: unknown, day: Day) =>
    isBefore(written, day) ? [{ path, value: day }] : [];
  return [
    ...own,
    ...later(['window', 'last'], fieldsOf(data.window).last, newest),
    ...later(['source', 'published'], fieldsOf(data.source).published, newest),
    ...later(['checked'], data.checked, readOn),
  ].map((edit) => ({ file, ...edit }));
}

type PlacedEdit = Pick<FactEdit, 'path' | 'value'>;

function planHistoryEdits(at: FactPath, history: Fields, plan: FollowedPlan): PlacedEdit[] {
  const { snapshots, snapshot, confirmed, written } = plan;
  const last = String(history.last);
  // Captures count once a day, because the file only has days and a second run must not count twice.
  const days = newCaptures(last, snapshots)
    .map(observedOn)
    .filter((day) => day <= observedOn(snapshot));
  if (days.length === 0) return [];
  const points = itemsOf(history.points);
  const added = confirmed.changes
    .filter(({ to }, index) => hasAmountChanged(confirmed.changes[index - 1]?.to ?? written, to))
    .filter(({ since }) => observedAt(since) > String(fieldsOf(points.at(-1)).at))
    .map((change, index) => ({
      path: [...at, 'points', points.length + index],
      value: pointOf(change, written.standard),
    }));
  return [
    ...added,
    { path: [...at, 'observations'], value: Number(history.observations) + new Set(days).size },
    { path: [...at, 'last'], value: observedOn(snapshot) },
  ];
}

/** Whether an amount changed. A history only records amounts, so other refund days are not a point of it. */
function hasAmountChanged(before: Plan, after: Plan): boolean {
  const amounts = ({ charged, renewal }: Plan) => JSON.stringify([charged, renewal]);
  return amounts(before) !== amounts(after);
}

function pointOf({ to, since, previous }: ConfirmedPlan['changes'][number], standard?: boolean): YamlValue {
  const perMonth = since.record.effective_renewal_monthly;
  return {
    from: observedOn(since),
    at: observedAt(since),
    charged: to.charged,
    currency: to.currency,
    ...(perMonth ? { renewalPerMonth: perMonth } : {}),
    evidence: 'capture',
    previous,
    ...(standard === false ? { standard } : {}),
  };
}
