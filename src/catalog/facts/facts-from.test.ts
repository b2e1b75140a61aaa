import { describe, expect, test } from 'vitest';
import { factOf } from '#domain/provider/provider.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { readFactFiles } from './fact-file.ts';
import { factsFrom } from './facts-from.ts';

const facts = factsFrom(readFactFiles(process.cwd()));

describe('factsFrom', () => {
  test('groups stand in the order in which readers see them', () => {
    expect(facts.vocabulary.groups.map(({ id }) => id)).toEqual([
      'trust',
      'privacy',
      'security',
      'freedom',
      'reach',
      'value',
    ]);
  });

  test('options that stand in a list of their own are filled in, before those of the key', () => {
    const optionsOf = (key: string) =>
      Object.keys(
        allDefinitions(facts.vocabulary).find((definition) => definition.key === key)?.options ?? {},
      );
    expect(optionsOf('kill-switch')).toContain('windows');
    expect(optionsOf('streaming').at(0)).toBe('netflix');
    expect(optionsOf('streaming').at(-1)).toBe('blocked');
    expect(optionsOf('tor')).toEqual([]);
  });

  test('providers are sorted by id and have a price history each', () => {
    const ids = facts.providers.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toContain('mullvad');
    expect([...facts.priceHistories.keys()].toSorted()).toEqual(ids);
  });

  test('days and years stay texts, names that look like answers stay names', () => {
    const mullvad = facts.providers.find(({ id }) => id === 'mullvad');
    expect(mullvad && factOf(mullvad, 'logging')).toMatchObject({ value: 'none', checked: '2026-11-14' });
    expect(mullvad && factOf(mullvad, 'incidents')).toMatchObject({ asOf: '2026' });
    expect(allDefinitions(facts.vocabulary).find(({ key }) => key === 'signup-email')?.protective).toBe('no');
  });

  test('owners and the words for evidence are there', () => {
    expect(facts.ownership.flatMap(({ brands }) => brands.map(({ id }) => id))).toContain('mullvad');
    expect(facts.evidence.answers.false.label.en).toBe('No');
  });

  test('countries say in words what the law is, with their sources', () => {
    const turkey = facts.countries.get('TR');
    expect(turkey?.statements.map(({ key, answer }) => [key, answer.en])).toEqual([
      ['vpn-use', 'Legal, but restricted'],
      ['licensing-bill', 'Draft or proposal'],
    ]);
    for (const { claim } of turkey?.statements ?? []) {
      expect(claim.sources.every((id) => turkey?.sources[id] !== undefined)).toBe(true);
      expect(claim.note?.tr).toMatch(/VPN/);
    }
  });

  test('a folder without facts says which file is missing', () => {
    expect(() => factsFrom([])).toThrow('facts/ownership.yaml');
  });
});
