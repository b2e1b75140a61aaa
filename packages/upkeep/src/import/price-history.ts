import { type FactFile, filesOfKind, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { priceHistorySchema } from '@vpn-site/content/facts/price-schemas.ts';
import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import { confirmReadings } from '@vpn-site/core/policy/confirm-readings.ts';
import { type PlanHistory, type PricePoint, sortedByTime } from '@vpn-site/core/price/price-history.ts';
import type { FactEdit, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import type { Proposal } from '#rules/proposal.ts';
import type { Imported, Importer, ImporterFacts } from './importer.ts';
import { confirmationPeriod } from './price-index/confirm-plan.ts';
import { feedSources } from './price-index/feed.ts';
import {
  mergeSnapshots,
  observedAt,
  observedOn,
  type SnapshotRecord,
  snapshotsIn,
} from './price-index/snapshots.ts';

/**
 * Fills price histories from all snapshots of the VPN Price Transparency Index that are not newer than they are: changes
 * that no one wrote down, and the number of days with a capture. Written points stay. Newer snapshots are left to
 * `price-index`, which also changes the plan.
 */
export const priceHistory: Importer = {
  ending: '.json',
  run: ({ files }, site): Imported => {
    const snapshots = mergeSnapshots(...files.flatMap((file) => snapshotsIn(file) ?? []));
    const byPlan = Map.groupBy(snapshots, ({ record }) => planName(record.provider_id, record.plan_id, site));
    const proposals = filesOfKind(site.factFiles, 'price-history').flatMap((file) => fill(file, byPlan));
    const remarks = snapshots.length === 0 ? ['No snapshot of prices was given.'] : [];
    return { proposals, findings: [], remarks };
  },
};

/** Returns 'provider/plan' in our names. */
function planName(provider: string, plan: string, { aliases }: ImporterFacts): string {
  const { providers, plans } = aliases['price-index'];
  const own = Object.hasOwn(providers, provider) ? providers[provider] : provider;
  return `${own}/${plans[`${provider}/${plan}`] ?? plan}`;
}

function fill(file: FactFile, byPlan: ReadonlyMap<string, readonly SnapshotRecord[]>): Proposal[] {
  const { data: history } = priceHistorySchema.safeParse(file.data);
  if (!history) return [];
  const provider = stemOf(file);
  const filled = history.plans.flatMap((plan, index) => {
    const captures = byPlan.get(`${provider}/${plan.id}`) ?? [];
    const after = filledHistory(plan, captures);
    return after === plan ? [] : [{ index, plan, after, captures }];
  });
  const [first] = filled;
  const shown = first?.captures.at(-1);
  if (!first || !shown) return [];
  const edit = (path: FactEdit['path'], value: YamlValue): FactEdit => ({ file: file.file, path, value });
  const earliest = filled.map(({ after }) => after.first).toSorted()[0] ?? history.window.first;
  const added = filled.reduce((sum, { plan, after }) => sum + after.points.length - plan.points.length, 0);
  return [
    {
      id: `price-history:${provider}:${shown.generatedAt}`,
      kind: 'price',
      provider,
      file: `facts/providers/${provider}.yaml`,
      cell: ['facts', 'prices'],
      edits: [
        ...filled.flatMap(({ index, plan, after }) => [
          ...(after.points.length === plan.points.length
            ? []
            : [edit(['plans', index, 'points'], after.points as unknown as YamlValue)]),
          edit(['plans', index, 'observations'], after.observations),
          edit(['plans', index, 'first'], after.first),
        ]),
        ...(earliest < history.window.first ? [edit(['window', 'first'], earliest)] : []),
      ],
      read: [
        { id: feedSources[shown.record.feed], url: shown.url, on: shown.readOn, capture: shown.capture },
      ],
      quote: `${filled.length} plans`,
      summary: `${provider}: ${added} points added to the price history, ${filled.length} plans with more captures.`,
    },
  ];
}

/** Returns the history of a plan with what captures show up to its last day; the same object if they show nothing new. */
export function filledHistory(plan: PlanHistory, snapshots: readonly SnapshotRecord[]): PlanHistory {
  const [oldest] = sortedByTime(plan.points);
  // A capture does not say whether its page is a partner's.
  if (!oldest || plan.points.some(({ standard }) => standard === false)) return plan;
  const captures = [...Map.groupBy(snapshots, observedAt)]
    .flatMap(([, [one]]) => one ?? [])
    .filter((one) => one.record.currency === oldest.currency && observedOn(one) <= plan.last)
    .toSorted((a, b) => (observedAt(a) < observedAt(b) ? -1 : 1));
  const days = new Set(captures.map(observedOn));
  const [first] = captures;
  if (!first) return plan;
  const points = withMissing(plan.points, captures);
  const observations = Math.max(plan.observations, days.size);
  if (points.length === plan.points.length && observations === plan.observations) return plan;
  const start: Day = observedOn(first) < plan.first ? observedOn(first) : plan.first;
  return { ...plan, points, observations, first: start };
}

/** Adds the confirmed changes that the points lack. An amount that appeared once and disappeared is no change. */
function withMissing(
  written: readonly PricePoint[],
  captures: readonly SnapshotRecord[],
): readonly PricePoint[] {
  const at = new Map(captures.map((capture) => [observedAt(capture), capture]));
  const readings = captures.map((capture) => ({ at: observedAt(capture), value: amountKey(capture) }));
  const { changes } = confirmReadings(readings, confirmationPeriod);
  const candidates = [captures[0], ...changes.map(({ since }) => at.get(since))].flatMap((one) => one ?? []);
  const points = sortedByTime(written);
  for (const capture of candidates) {
    const point = pointOf(capture, captures);
    const position = points.findLastIndex(({ at: moment }) => moment <= point.at) + 1;
    const [before, next] = [points[position - 1], points[position]];
    // The written change may rest on a capture some hours later.
    const isLater = next?.charged === point.charged && next.from <= addDays(point.from, 2);
    if (before?.charged !== point.charged && !isLater) points.splice(position, 0, point);
  }
  return points;
}

function amountKey({ record }: SnapshotRecord): string {
  return String(record.upfront_total);
}

function pointOf(capture: SnapshotRecord, captures: readonly SnapshotRecord[]): PricePoint {
  const { upfront_total, currency, effective_renewal_monthly } = capture.record;
  const moment = observedAt(capture);
  const previous = captures.filter((one) => observedAt(one) < moment).at(-1);
  return {
    from: observedOn(capture),
    at: moment,
    charged: upfront_total,
    currency,
    ...(effective_renewal_monthly ? { renewalPerMonth: effective_renewal_monthly } : {}),
    evidence: 'capture',
    ...(previous && { previous: observedOn(previous) }),
  };
}
