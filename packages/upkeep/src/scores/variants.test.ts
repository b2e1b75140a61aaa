import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { methodologyVariants, variantsReport } from './variants.ts';

const { facts, methodology } = fixtureCatalog();

test('each variant differs from the method in one choice, and says which', () => {
  const variants = methodologyVariants(methodology);
  expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
  for (const variant of variants) expect(variant.methodology, variant.name).not.toEqual(methodology);
  const dropped = variants.find(({ name }) => name === 'logging not counted')?.methodology;
  expect(dropped?.criteria.find(({ id }) => id === 'logging')?.weight).toBe(0);
});

test('the report names who comes first under each, and how often the first four stay', () => {
  const lines = variantsReport(facts.providers, methodology, 'overall', fixtureDay).split('\n');
  const { length } = methodologyVariants(methodology);
  expect(lines[0]).toMatch(/^As published: /);
  expect(lines.filter((line) => line.includes('first: '))).toHaveLength(length);
  expect(lines.at(-1)).toMatch(new RegExp(`^\\d+ of ${length} variants have the same first four\\.$`));
});

test('a list with weights of its own is varied by those', () => {
  const report = variantsReport(facts.providers, methodology, 'streaming', fixtureDay);
  expect(report).toMatch(/^As published: (alder, birch|birch, alder)$/m);
  expect(report).toContain('streaming doubled');
});
