import { loadCatalog } from '#catalog/catalog.ts';
import { publishedScores } from '#domain/scoring/published-scores.ts';
import budgets from './budgets.json' with { type: 'json' };
import { report } from './report.ts';
import type { Row } from './row.ts';
import { bareScoring } from './scoring/bare-scoring.ts';
import { syntheticProviders } from './scoring/synthetic-providers.ts';

const count = 200;

/** Scores of 200 providers in all profiles, with how they move under other weights, against the arithmetic alone. */
export function measureScoring(): Row[] {
  const { facts, methodology } = loadCatalog(process.cwd());
  const providers = syntheticProviders(facts.providers, count);
  const weightings = methodology.profiles.length * methodology.stability.samples;
  const ours = processorMilliseconds(() => publishedScores(providers, methodology, '2026-11-15'));
  const bare = processorMilliseconds(() => bareScoring(count, methodology.criteria.length, weightings));
  return [
    { name: `scores of ${count} providers, to sums alone`, unit: 'ms', ours, bare, ratio: ours / bare },
    {
      name: `scores of ${count} providers`,
      unit: 'ms',
      ours,
      budget: { atMost: budgets.scoringMilliseconds },
    },
  ];
}

/** Processor time: what else runs on the machine is not the scoring's fault. */
function processorMilliseconds(task: () => unknown): number {
  const started = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

if (import.meta.main) report(measureScoring());
