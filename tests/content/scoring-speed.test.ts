import { expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { publishedScores } from '#domain/scoring/published-scores.ts';

test('scoring 200 providers in all profiles with 1,000-sample stability takes under 2 s of processor time', () => {
  const { facts, methodology } = loadCatalog(process.cwd());
  const providers = Array.from({ length: 200 }, (_, position) => {
    const original = facts.providers[position % facts.providers.length];
    const other = facts.providers[(position * 7 + 3) % facts.providers.length];
    if (!original || !other) throw new Error('there are no providers');
    return {
      ...original,
      id: `synthetic-${position}`,
      facts: { ...original.facts, ...pick(other.facts, position) },
    };
  });
  // Processor time: what else runs on the machine is not the scoring's fault.
  const started = process.cpuUsage();
  const { profiles } = publishedScores(providers, methodology, '2026-11-15');
  const { user, system } = process.cpuUsage(started);
  const milliseconds = (user + system) / 1000;
  console.log(`scored 200 providers in ${profiles.length} profiles in ${Math.round(milliseconds)} ms`);
  expect(milliseconds).toBeLessThan(2000);
});

/** A different mixture of facts for each synthetic provider. */
function pick<T>(facts: Readonly<Record<string, T>>, seed: number): Record<string, T> {
  return Object.fromEntries(Object.entries(facts).filter((_, index) => (index * 31 + seed) % 3 === 0));
}
