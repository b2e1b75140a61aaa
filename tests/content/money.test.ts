import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import type { Provider } from '#domain/provider/provider.ts';
import { publishedScores } from '#domain/scoring/published-scores.ts';

const asOf = '2026-11-15';
const { facts, methodology } = loadCatalog(process.cwd());
const scores = publishedScores(facts.providers, methodology, asOf);

describe('money cannot reach the score', () => {
  const folder = mkdtempSync(join(tmpdir(), 'offers-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('shuffling and paying for all offers changes no rank and no score', () => {
    for (const entry of ['content', 'facts', 'messages'])
      cpSync(entry, join(folder, entry), { recursive: true });
    const offers = readdirSync(join(folder, 'facts/offers'));
    const texts = offers.map((name) => readFileSync(join(folder, 'facts/offers', name), 'utf8'));
    offers.forEach((name, position) => {
      const other = texts[(position + 5) % texts.length] ?? '';
      const destination = /destination: (.*)/.exec(other)?.[1];
      const text = (texts[position] ?? '').replace(/destination: .*/, `destination: ${destination}`);
      writeFileSync(
        join(folder, 'facts/offers', name),
        `${text.replace('paid: false', 'paid: true')}code: SAVE${position}\n`,
      );
    });
    const shuffled = loadCatalog(folder);
    expect([...shuffled.offers.values()].every(({ paid }) => paid)).toBe(true);
    expect(publishedScores(shuffled.facts.providers, shuffled.methodology, asOf)).toEqual(scores);
  });

  test('commissions planted beside the facts are not read', () => {
    const planted = facts.providers.map((provider, position) => ({
      ...provider,
      commission: position * 10,
      offers: [{ payout: 100 - position }],
      facts: {
        ...provider.facts,
        commission: { value: position, basis: 'dataset', asOf: '2026', checked: asOf, sources: [] },
      },
    })) as unknown as Provider[];
    expect(publishedScores(planted, methodology, asOf)).toEqual(scores);
  });

  test('no criterion reads anything about offers, commissions or affiliate programmes', () => {
    const keys = methodology.criteria.flatMap((criterion) => criterion.keys);
    expect(keys.filter((key) => /offer|commission|affiliate|click/.test(key))).toEqual([]);
  });
});
