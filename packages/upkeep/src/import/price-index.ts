import { type FactFile, filesOfKind, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import { addDays } from '@vpn-site/core/day/day.ts';
import type { Finding } from '#rules/proposal.ts';
import type { Imported, Importer, ImporterFacts } from './importer.ts';
import {
  type Followed,
  followProvider,
  mergeFollowed,
  type NewestSnapshots,
  nothingFollowed,
  plansOf,
  type WatchedPlan,
} from './price-index/follow-provider.ts';
import { flapFinding, unmappedFinding } from './price-index/price-findings.ts';
import {
  fullestFeed,
  mergeSnapshots,
  observedOn,
  parseMemory,
  type SeenFlap,
  type SnapshotRecord,
  snapshotsIn,
} from './price-index/snapshots.ts';

/** Days for which a flap (an amount that appeared and disappeared again) stays a finding. */
const flapDays = 30;
/** Days that an amount may wait for confirmation, because a plan may be missing from snapshots for a while. */
const memoryDays = 60;

/**
 * Imports all files of the VPN Price Transparency Index (operational feed, comparison catalog, captures): plans, renewals
 * and points of the price history. A new
 * amount is written once two captures show it, and an older capture never replaces a newer one.
 */
export const priceIndex: Importer = {
  ending: '.json',
  run: ({ files, memory }, site): Imported => {
    const before = parseMemory(memory);
    const read = files.map((file) => ({ name: file.name, records: snapshotsIn(file) }));
    const skipped = read.filter(({ records }) => records === undefined);
    if (files.length > 0 && skipped.length === files.length) throw noSnapshot(skipped[0]?.name ?? '');
    const given = read.flatMap(({ records }) => records ?? []);
    const { ignored } = site.aliases['price-index'];
    const snapshots = mergeSnapshots(...unconfirmed(before.looks, site), ...given);
    if (snapshots.length === 0) return { proposals: [], findings: [], memory: before };
    const newest = new Map(snapshots.map((snapshot) => [snapshot.record.feed, snapshot]));
    const byProvider = Map.groupBy(snapshots, ({ record }) => record.provider_id);
    const followed = [
      ...[...byProvider].filter(([name]) => !ignored.includes(name)),
      ...unnamedProviders([...byProvider.keys()], site).map((name) => [name, []] as const),
    ]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, own]) => followNamed(name, own, newest, site))
      .reduce(mergeFollowed, nothingFollowed);
    const flaps = recentFlaps([...before.flaps, ...followed.flaps], snapshots);
    const left = [...new Set(given.map(({ record }) => record.provider_id))].filter((id) =>
      ignored.includes(id),
    );
    return {
      proposals: followed.proposals,
      findings: [...followed.findings, ...flapFindings(flaps, site)],
      memory: { looks: unconfirmed(snapshots, site), flaps },
      remarks: [
        ...followed.remarks,
        ...(left.length > 0 ? [`Not among our providers: ${left.join(', ')}.`] : []),
        ...skipped.map(({ name }) => `${name}: not a snapshot of prices; skipped.`),
      ],
    };
  },
};

/** Returns the snapshots that are newer than the written plans. */
function unconfirmed(snapshots: readonly SnapshotRecord[], site: ImporterFacts): SnapshotRecord[] {
  const from = addDays(snapshots.at(-1)?.generatedAt.slice(0, 10) ?? '2000-01-01', -memoryDays);
  return snapshots.filter((snapshot) => {
    const file = fileOf('provider', ourName(snapshot.record.provider_id, site), site);
    const plan = file && plansOf(file).find(({ id }) => id === ourPlan(snapshot, site));
    return plan && observedOn(snapshot) > plan.observed && observedOn(snapshot) >= from;
  });
}

/** Returns our providers that no snapshot names, because the feed may have listed one of their plans until now. */
function unnamedProviders(names: readonly string[], site: ImporterFacts): string[] {
  const named = names.map((name) => ourName(name, site));
  return filesOfKind(site.factFiles, 'provider')
    .map(stemOf)
    .filter((id) => !named.includes(id));
}

function ourName(name: string, { aliases }: ImporterFacts): string {
  const { providers } = aliases['price-index'];
  return (Object.hasOwn(providers, name) ? providers[name] : undefined) ?? name;
}

function ourPlan({ record }: SnapshotRecord, { aliases }: ImporterFacts): string {
  return aliases['price-index'].plans[`${record.provider_id}/${record.plan_id}`] ?? record.plan_id;
}

function followNamed(
  name: string,
  snapshots: readonly SnapshotRecord[],
  newest: NewestSnapshots,
  site: ImporterFacts,
): Followed {
  const id = ourName(name, site);
  const file = fileOf('provider', id, site);
  if (!file)
    return {
      ...nothingFollowed,
      findings: snapshots.slice(-1).map((snapshot) => unmappedFinding('provider', snapshot)),
    };
  const known = plansOf(file).map((plan) => plan.id);
  const used = fullestFeed(snapshots, (snapshot) => known.includes(ourPlan(snapshot, site)));
  const watched = [...Map.groupBy(used, (snapshot) => ourPlan(snapshot, site))].map(([plan, own]) => ({
    id: plan,
    snapshots: own as unknown as WatchedPlan['snapshots'],
  }));
  const findings = watched
    .filter(({ id: plan }) => !known.includes(plan))
    .map((plan) => plan.snapshots.at(-1) ?? plan.snapshots[0])
    // A plan that its page no longer shows is repeated for some weeks.
    .filter(({ record }) => record.freshness_status !== 'carried_forward')
    .map((snapshot) => unmappedFinding('plan', snapshot));
  const history = fileOf('price-history', id, site);
  return mergeFollowed(followProvider(file, history, watched, newest), { ...nothingFollowed, findings });
}

function noSnapshot(file: string): ProblemsError {
  const message = 'The file is not a snapshot of prices.';
  const remedy =
    'Give a file of feeds/dovpn/snapshots, feeds/dovpn/comparison/snapshots or feeds/price-tracking-native/snapshots, or a folder with such files.';
  return new ProblemsError([{ file, message, remedy }]);
}

function fileOf(
  kind: 'provider' | 'price-history',
  id: string,
  { factFiles }: ImporterFacts,
): FactFile | undefined {
  return filesOfKind(factFiles, kind).find((file) => stemOf(file) === id);
}

/** Returns each flap once, if it is recent relative to the newest snapshot. */
function recentFlaps(flaps: readonly SeenFlap[], snapshots: readonly SnapshotRecord[]): SeenFlap[] {
  const newest = snapshots.at(-1)?.generatedAt.slice(0, 10);
  const once = new Map(flaps.map((flap) => [`${flap.provider}/${flap.plan} ${flap.first}`, flap]));
  return [...once.values()].filter(({ last }) => newest === undefined || last >= addDays(newest, -flapDays));
}

/** Returns one finding per plan, however often it flapped. */
function flapFindings(flaps: readonly SeenFlap[], site: ImporterFacts): Finding[] {
  return [...Map.groupBy(flaps, ({ provider, plan }) => `${provider}/${plan}`).values()].flatMap(
    ([first, ...more]) => {
      const file = first && fileOf('provider', first.provider, site);
      if (!file) return [];
      const index = plansOf(file).findIndex(({ id }) => id === first.plan);
      const written = plansOf(file)[index];
      const { provider, plan } = first;
      return written
        ? [flapFinding({ provider, plan, file: file.file, index }, [first, ...more], written)]
        : [];
    },
  );
}
