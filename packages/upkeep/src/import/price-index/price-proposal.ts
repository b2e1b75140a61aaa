import { type FactFile, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { Proposal, SourceReading } from '#rules/proposal.ts';
import { planAsRead, quoteOf, readFields, termsKey } from './feed-plan.ts';
import { type FollowedPlan, historyEdits } from './history-edits.ts';
import { observedOn } from './looks.ts';
import { feedSource, ownQuote, priceEdits } from './price-edits.ts';

/** A plan with evaluated captures, before its snapshot is chosen. */
export type WeighedPlan = Omit<FollowedPlan, 'look' | 'believed'>;

/** Proposes prices from the newest snapshot that shows every plan with its confirmed values. */
export function proposePrices(
  file: FactFile,
  history: FactFile | undefined,
  plans: readonly WeighedPlan[],
): Proposal | undefined {
  const moments = [...new Set(plans.flatMap(({ looks }) => looks.map(({ generatedAt }) => generatedAt)))];
  for (const moment of moments.toSorted().toReversed()) {
    const read = plans.flatMap((plan) => {
      const look = plan.looks.find(({ generatedAt }) => generatedAt === moment);
      const { believed } = plan.settled;
      const shows = look && termsKey(planAsRead(plan.written, look.record)) === termsKey(believed);
      return shows && observedOn(look) >= plan.written.observed ? [{ ...plan, look, believed }] : [];
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
  const changed = plans.filter(({ settled }) => settled.changes.length > 0);
  const [shown = plans[0]] = changed;
  if (!shown || plans.every(({ look, written }) => observedOn(look) <= written.observed)) return undefined;
  const { look } = shown;
  const data = fieldsOf(file.data);
  const provider = stemOf(file);
  const former = ownQuote(data, look);
  const quote = quoteOf(look.record);
  return {
    id: `price-index:${provider}:${changed.map(({ believed }) => `${believed.id}=${termsKey(believed)}`).join() || 'same'}`,
    kind: changed.length > 0 ? 'price' : 'still-true',
    provider,
    file: file.file,
    cell: ['facts', 'prices'],
    edits: [
      ...priceEdits(file.file, data, plans, look.readOn),
      ...(history ? historyEdits(history.file, fieldsOf(history.data), plans, look.readOn) : []),
    ],
    read: readingsOf(shown),
    quote,
    formerQuote: former === quote ? undefined : former,
    summary:
      changed.map((plan) => changeSummary(provider, plan)).join(' ') ||
      `${provider}: the price index saw the same amounts on ${observedOn(look)}.`,
  };
}

/** Returns the snapshots that show the confirmed values: the cited one, and earlier ones that confirmed the change. */
function readingsOf({ look, looks, written, believed, settled }: FollowedPlan): SourceReading[] {
  const since = settled.changes.at(-1)?.since ?? look;
  return looks
    .filter(({ generatedAt }) => generatedAt >= since.generatedAt && generatedAt <= look.generatedAt)
    .filter(({ record }) => termsKey(planAsRead(written, record)) === termsKey(believed))
    .map(({ url, readOn, capture }) => ({ id: feedSource, url, on: readOn, capture }));
}

function changeSummary(provider: string, { written, believed, settled }: FollowedPlan): string {
  const since = settled.changes.at(-1)?.since;
  const changes = readFields
    .filter((name) => words(written[name]) !== words(believed[name]))
    .map((name) => `${name} ${words(believed[name])} (was ${words(written[name])})`);
  return `${provider}, ${written.id}: ${changes.join(', ')} since ${since && observedOn(since)}.`;
}

function words(value: Plan[(typeof readFields)[number]]): string {
  if (typeof value !== 'object') return String(value ?? 'nothing');
  return 'months' in value ? `${value.charged} for ${value.months} months` : String(value.charged);
}
