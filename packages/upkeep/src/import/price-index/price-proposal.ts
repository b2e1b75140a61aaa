import { type FactFile, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { Proposal, SourceReading } from '#rules/proposal.ts';
import { feedSources } from './feed.ts';
import { planAsRead, quoteOf, readFields, termsKey } from './feed-plan.ts';
import { type FollowedPlan, historyEdits } from './history-edits.ts';
import { planQuote, priceEdits } from './price-edits.ts';
import { observedOn } from './snapshots.ts';

/** A plan with evaluated captures, before its snapshot is chosen. */
export type EvaluatedPlan = Omit<FollowedPlan, 'snapshot' | 'confirmedPlan'>;

/** Proposes prices from the newest snapshot that shows every plan with its confirmed values. */
export function proposePrices(
  file: FactFile,
  history: FactFile | undefined,
  plans: readonly EvaluatedPlan[],
): Proposal | undefined {
  const moments = [
    ...new Set(plans.flatMap(({ snapshots }) => snapshots.map(({ generatedAt }) => generatedAt))),
  ];
  for (const moment of moments.toSorted().toReversed()) {
    const read = plans.flatMap((plan) => {
      const snapshot = plan.snapshots.find(({ generatedAt }) => generatedAt === moment);
      const { plan: confirmedPlan } = plan.confirmed;
      const shows =
        snapshot && termsKey(planAsRead(plan.written, snapshot.record)) === termsKey(confirmedPlan);
      return shows && observedOn(snapshot) >= plan.written.observed
        ? [{ ...plan, snapshot, confirmedPlan }]
        : [];
    });
    if (read.length === plans.length) return proposalFrom(file, history, read);
  }
  return undefined;
}

function proposalFrom(
  file: FactFile,
  history: FactFile | undefined,
  plans: readonly FollowedPlan[],
): Proposal | undefined {
  const changed = plans.filter(({ confirmed }) => confirmed.changes.length > 0);
  const [shown = plans[0]] = changed;
  if (!shown || plans.every(({ snapshot, written }) => observedOn(snapshot) <= written.observed))
    return undefined;
  const { snapshot } = shown;
  const data = fieldsOf(file.data);
  const provider = stemOf(file);
  const former = planQuote(data, snapshot);
  const quote = quoteOf(snapshot.record);
  return {
    id: `price-index:${provider}:${changed.map(({ confirmedPlan }) => `${confirmedPlan.id}=${termsKey(confirmedPlan)}`).join() || 'same'}`,
    kind: changed.length > 0 ? 'price' : 'still-true',
    provider,
    file: file.file,
    cell: ['facts', 'prices'],
    edits: [
      ...priceEdits(file.file, data, plans, snapshot.readOn),
      ...(history ? historyEdits(history.file, fieldsOf(history.data), plans, snapshot.readOn) : []),
    ],
    read: readingsOf(shown),
    quote,
    formerQuote: former === quote ? undefined : former,
    summary:
      changed.map((plan) => changeSummary(provider, plan)).join(' ') ||
      `${provider}: the price index saw the same amounts on ${observedOn(snapshot)}.`,
  };
}

/** Returns the snapshots that show the confirmed values: the cited one, and earlier ones that confirmed the change. */
function readingsOf({
  snapshot,
  snapshots,
  written,
  confirmedPlan,
  confirmed,
}: FollowedPlan): SourceReading[] {
  const since = confirmed.changes.at(-1)?.since ?? snapshot;
  return snapshots
    .filter(({ generatedAt }) => generatedAt >= since.generatedAt && generatedAt <= snapshot.generatedAt)
    .filter(({ record }) => termsKey(planAsRead(written, record)) === termsKey(confirmedPlan))
    .map(({ url, readOn, capture, record }) => ({ id: feedSources[record.feed], url, on: readOn, capture }));
}

function changeSummary(provider: string, { written, confirmedPlan, confirmed }: FollowedPlan): string {
  const since = confirmed.changes.at(-1)?.since;
  const changes = readFields
    .filter((name) => words(written[name]) !== words(confirmedPlan[name]))
    .map((name) => `${name} ${words(confirmedPlan[name])} (was ${words(written[name])})`);
  return `${provider}, ${written.id}: ${changes.join(', ')} since ${since && observedOn(since)}.`;
}

function words(value: Plan[(typeof readFields)[number]]): string {
  if (typeof value !== 'object') return String(value ?? 'nothing');
  return 'months' in value ? `${value.charged} for ${value.months} months` : String(value.charged);
}
