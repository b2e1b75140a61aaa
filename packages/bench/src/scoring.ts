import { loadCatalog } from '@vpn-site/content/catalog.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { publishedScores } from '@vpn-site/core/scoring/published-scores.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { Row } from './report.ts';

const providerCount = 200;

/** Measures the scores of 200 providers in all profiles, with their rank ranges, compared with the arithmetic alone. */
export function measureScoring(): Row[] {
  const { facts, methodology } = loadCatalog(process.cwd());
  const providers = syntheticProviders(facts.providers, providerCount);
  const weightings = methodology.profiles.length * methodology.doubt.samples;
  const ours = processorMilliseconds(() => publishedScores(providers, methodology, '2026-11-15'));
  const bare = processorMilliseconds(() =>
    bareScoring(providerCount, methodology.criteria.length, weightings),
  );
  return [
    {
      name: `scores of ${providerCount} providers, to sums alone`,
      unit: 'ms',
      ours,
      bare,
      ratio: ours / bare,
    },
    {
      name: `scores of ${providerCount} providers`,
      unit: 'ms',
      ours,
      budget: { atMost: budgets.scoringMilliseconds },
    },
  ];
}

/** Measures CPU time, so that other load on the machine does not count. */
function processorMilliseconds(task: () => unknown): number {
  const started = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** Does the arithmetic alone: weighted sums over plain arrays, and the resulting order, for each weighting. */
function bareScoring(providers: number, criteria: number, weightings: number): number[] {
  const points = Array.from({ length: providers * criteria }, (_, index) => (index * 7919) % 101);
  let order: number[] = [];
  for (let weighting = 0; weighting < weightings; weighting += 1) {
    const sums = new Float64Array(providers);
    for (let provider = 0; provider < providers; provider += 1) {
      let sum = 0;
      for (let criterion = 0; criterion < criteria; criterion += 1) {
        sum += (points[provider * criteria + criterion] ?? 0) * (1 + ((weighting + criterion) % 13));
      }
      sums[provider] = sum;
    }
    order = Array.from(sums.keys()).toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
  }
  return order;
}

/** Creates many more providers, each with a mixture of the facts of two real ones. */
function syntheticProviders(real: readonly Provider[], count: number): Provider[] {
  return Array.from({ length: count }, (_, position) => {
    const original = real[position % real.length];
    const other = real[(position * 7 + 3) % real.length];
    if (!original || !other) throw new Error('There are no providers to copy.');
    const taken = Object.entries(other.facts).filter((_entry, index) => (index * 31 + position) % 3 === 0);
    return {
      ...original,
      id: `synthetic-${position}`,
      facts: { ...original.facts, ...Object.fromEntries(taken) },
    };
  });
}
