import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { factOf, namedKeys } from '@vpn-site/core/provider/provider.ts';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { parseFactFile, readFactFiles } from './fact-file.ts';
import { factsFrom } from './facts-from.ts';

const facts = factsFrom(readFactFiles(fixtureRoot));

describe('factsFrom', () => {
  test('groups stand in the order in which readers see them', () => {
    const groups = ['trust', 'privacy', 'security', 'freedom', 'reach', 'value'];
    expect(facts.vocabulary.groups.map(({ id }) => id)).toEqual(groups);
  });

  test('options that stand in a list of their own are filled in, before those of the key', () => {
    const optionsOf = (key: string) => {
      const definition = allDefinitions(facts.vocabulary).find((each) => each.key === key);
      return Object.keys(definition?.options ?? {});
    };
    expect(optionsOf('kill-switch')).toContain('windows');
    expect(optionsOf('streaming').at(0)).toBe('netflix');
    expect(optionsOf('streaming').at(-1)).toBe('blocked');
    expect(optionsOf('tor')).toEqual([]);
  });

  test('providers are sorted by id, and price histories stand under theirs', () => {
    const ids = facts.providers.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toContain('alder');
    expect([...facts.priceHistories.keys()].toSorted()).toEqual(['alder', 'birch', 'elm']);
  });

  test('days and years stay texts, names that look like answers stay names', () => {
    const fact = (id: string, key: string) => {
      const provider = facts.providers.find((one) => one.id === id);
      return provider && factOf(provider, key);
    };
    expect(fact('alder', 'logging')).toMatchObject({ value: 'none', checked: '2025-06-01' });
    expect(fact('fir', 'incidents')).toMatchObject({ asOf: '2020' });
    expect(allDefinitions(facts.vocabulary).find(({ key }) => key === 'obfuscation')?.protective).toBe('yes');
  });

  test('every known fact has the type of its key', () => {
    const types = allDefinitions(facts.vocabulary).map(({ key, type }) => [key, type] as const);
    for (const provider of facts.providers) {
      for (const [key, type] of types) {
        const fact = factOf(provider, key);
        if (isKnown(fact)) expect(fact.type, key).toBe(type);
      }
    }
    expect(Object.fromEntries(types)).toMatchObject(namedKeys);
  });

  test('countries say in words what the law is, with their sources', () => {
    const turkey = facts.countries.get('TR');
    const choices = Object.fromEntries(turkey?.facts.map(({ id, choice }) => [id, choice?.en]) ?? []);
    expect(choices).toMatchObject({
      'vpn-use': 'No ban found, but restricted',
      'order-2023': 'Not known to be lifted',
      'licensing-bill': 'Draft or proposal',
      tax: undefined,
      'slowed-2025': 'Slowed down',
      'birch-onion': 'Onion address',
    });
    for (const { claim } of turkey?.facts ?? []) {
      expect(claim.sources.every((id) => turkey?.sources[id] !== undefined)).toBe(true);
    }
    expect(turkey?.facts[0]?.claim.note?.tr).toBe('Kullanımı yasaklayan bir yasa bulunamadı.');
  });

  test('rates of exchange are read where a file has them', () => {
    expect(facts.exchangeRates).toBeUndefined();
    const text =
      'base: EUR\nday: 2025-06-13\nlifetime: 14\nrates: { PLN: 4.25 }\nsource: { url: https://bank.example/rates.xml, title: Rates }';
    const withRates = (words: string) =>
      factsFrom([...readFactFiles(fixtureRoot), parseFactFile('facts/exchange-rates.yaml', words)]);
    expect(withRates(text).exchangeRates).toMatchObject({ day: '2025-06-13', rates: { PLN: 4.25 } });
    for (const [right, wrong] of [
      ['PLN', 'ZLOTY'],
      ['4.25', '0'],
      ['2025-06-13', '2025-06-31'],
      ['lifetime: 14', 'lifetime: 365'],
    ] as const) {
      expect(() => withRates(text.replace(right, wrong))).toThrow(/exchange-rates\.yaml/);
    }
  });

  test('a date that no source gives needs low confidence', () => {
    const file = 'facts/providers/alder.yaml';
    const text = readFileSync(join(fixtureRoot, file), 'utf8');
    const others = readFactFiles(fixtureRoot).filter((each) => each.file !== file);
    const withAudit = (more: string) =>
      factsFrom([...others, parseFactFile(file, text.replace('        date: 2025-02\n', `$&${more}`))]);
    expect(() => withAudit('        dateInferred: true\n')).toThrow(/write "confidence: low"/);
    expect(() => withAudit('        dateInferred: true\n        confidence: low\n')).not.toThrow();
  });

  test('a folder without facts says which file is missing', () => {
    expect(() => factsFrom([])).toThrow('facts/ownership.yaml');
  });
});
