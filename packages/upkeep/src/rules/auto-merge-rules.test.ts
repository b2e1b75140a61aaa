import type { FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProposal } from './any-proposal.fixture.ts';
import { type AutoMergeRules, autoMergeRuling } from './auto-merge-rules.ts';
import { fieldAt, withEdits } from './edited-facts.ts';
import { changesOf } from './file-changes.ts';
import {
  alderFile,
  alderHistory,
  current,
  dearer,
  otherValue,
  reading,
  stillTrue,
  withEdit,
} from './proposal.fixture.ts';
import type { Proposal } from './proposal.ts';

const rules: AutoMergeRules = {
  'still-true': { fields: ['checked', 'asOf', 'firstRead'] },
  price: { sources: ['feed'], changeBelowPercent: 40, captures: 2 },
};
const ruling = (proposal: Proposal, reviewed = current) =>
  autoMergeRuling(proposal, rules, current, reviewed);
const also = (proposal: Proposal, path: FactPath, value: YamlValue | undefined, file = alderFile) =>
  withEdit(proposal, { file, path, value });
const cell = ['facts', 'jurisdiction'];
const charged = ['facts', 'prices', 'value', 0, 'charged'];
const renewal = ['facts', 'prices', 'value', 0, 'renewal', 'charged'];
const point = (amount: number) => ({ from: '2026-05-30', charged: amount, currency: 'USD' });
const priced = (amount: number) =>
  also(also(dearer, charged, amount), ['plans', 0, 'points', 1], point(amount), alderHistory);

describe('still true', () => {
  test('a day that moves is for the rule', () => {
    expect(ruling(stillTrue)).toEqual({ by: 'still-true' });
    expect(ruling(also(stillTrue, [...cell, 'asOf'], '2026-06-01'))).toEqual({ by: 'still-true' });
  });

  test.each<[string, Proposal, string]>([
    ['another value', otherValue, 'No rule covers'],
    [
      'another value under another name',
      { ...otherValue, kind: 'still-true' },
      'words of the source have changed',
    ],
    ['a note', also(stillTrue, [...cell, 'note'], 'x'), 'may not change "facts.jurisdiction.note"'],
    ['a better basis', also(stillTrue, [...cell, 'basis'], 'court-record'), 'The rule may not change'],
    ['a day to come', also(stillTrue, [...cell, 'checked'], '2027-01-01'), 'The rule may not change'],
    ['a day that goes back', also(stillTrue, [...cell, 'asOf'], '2025-01-01'), 'The rule may not change'],
    ['a day that is taken away', also(stillTrue, [...cell, 'asOf'], undefined), 'The rule may not change'],
    [
      'another address',
      { ...stillTrue, read: [{ ...reading('terms'), url: 'https://x.example' }] },
      'another address',
    ],
    [
      'an address that moves',
      also(stillTrue, ['sources', 'terms', 'url'], 'https://x.example'),
      'The rule may not change',
    ],
    ['words that the cell has not', { ...stillTrue, quote: 'the law' }, 'cell does not have this quote'],
    ['what must not be applied at all', { ...stillTrue, read: [] }, 'read no source'],
  ])('%s waits', (_, proposal, reason) => {
    expect(ruling(proposal)).toEqual({ no: expect.stringContaining(reason) });
  });

  test('a day that the mandate does not name waits', () => {
    const narrower = { ...rules, 'still-true': { fields: ['asOf'] } };
    expect(autoMergeRuling(stillTrue, narrower, current, current)).toHaveProperty('no');
  });
});

describe('a price', () => {
  test('that moves a little, seen twice, is for the rule', () => {
    expect(ruling(dearer)).toEqual({ by: 'price' });
    expect(ruling(priced(13.99))).toEqual({ by: 'price' });
    expect(ruling(priced(6.01))).toEqual({ by: 'price' });
  });

  const seenByPerson = (charge: number, renewed: number, id = 'monthly') =>
    withEdits(current(alderFile), [
      { path: charged, value: charge },
      { path: renewal, value: renewed },
      { path: ['facts', 'prices', 'value', 0, 'id'], value: id },
    ]);
  test.each<[string, unknown, string | undefined]>([
    [
      'the price',
      seenByPerson(8, 10),
      '"facts.prices.value.0.charged" changes by 40 % or more from the last',
    ],
    ['the renewal', seenByPerson(10, 8), '"facts.prices.value.0.renewal.charged" changes by 40 % or more'],
    ['neither', seenByPerson(9, 9), undefined],
    ['another plan', seenByPerson(10, 10, 'weekly'), 'from the last price that a person saw'],
    ['nothing', undefined, 'from the last price that a person saw'],
  ])('after small steps, %s being too far from what a person saw', (_, reviewed, reason) => {
    const expected = reason === undefined ? { by: 'price' } : { no: expect.stringContaining(reason) };
    expect(ruling(dearer, () => reviewed)).toEqual(expected);
  });

  test('that stayed needs to be seen only once', () => {
    const stayed = {
      ...dearer,
      edits: [{ file: alderFile, path: ['facts', 'prices', 'checked'], value: '2026-06-01' }],
    };
    expect(ruling({ ...stayed, read: [reading('feed')] })).toEqual({ by: 'price' });
  });

  test('from another file of the same dataset is for the rule, and of another dataset waits', () => {
    const from = (url: string): Proposal => ({
      ...dearer,
      edits: [
        ...dearer.edits.filter(({ path }) => path[0] !== 'sources'),
        { file: alderFile, path: ['facts', 'prices', 'sources', 0], value: 'catalog' },
        { file: alderFile, path: ['facts', 'prices', 'quotes', 0, 'source'], value: 'catalog' },
        { file: alderFile, path: ['sources', 'catalog'], value: { url, kind: 'living' } },
        { file: alderFile, path: ['sources', 'feed'], value: undefined },
      ],
      read: dearer.read.map((one) => ({ ...one, id: 'catalog', url })),
    });
    const wider = { ...rules, price: { ...rules.price, sources: ['feed', 'catalog'] } };
    expect(autoMergeRuling(from('https://feed.example/a/b/catalog'), wider, current, current)).toEqual({
      by: 'price',
    });
    expect(ruling(from('https://feed.example/a/b/catalog'))).toHaveProperty('no');
    expect(autoMergeRuling(from('https://other.example/a/b/1'), wider, current, current)).toEqual({
      no: expect.stringContaining('read none of its sources'),
    });
  });

  test.each<[string, Proposal, string]>([
    ['that rises by two fifths', priced(14), '"facts.prices.value.0.charged" changes by 40 % or more'],
    ['that falls by two fifths', priced(6), 'changes by 40 % or more'],
    [
      'whose renewal rises by more',
      also(dearer, renewal, 15),
      '"facts.prices.value.0.renewal.charged" changes by',
    ],
    ['seen once', { ...dearer, read: [reading('feed')] }, 'seen in 1 of 2 captures'],
    [
      'seen twice in one capture',
      { ...dearer, read: [reading('feed'), { ...reading('feed'), on: '2026-05-30' }] },
      'seen in 1 of 2',
    ],
    [
      'of a page that is no feed',
      { ...dearer, read: [...dearer.read, reading('terms')] },
      '"terms" is not a price feed',
    ],
    [
      'that was never published',
      also(dearer, ['facts', 'prices', 'value', 1, 'renewal'], { charged: 60, months: 12 }),
      'The rule does not cover',
    ],
    [
      'of a new plan',
      also(dearer, ['facts', 'prices', 'value', 2], { id: 'new', charged: 1 }),
      'The rule does not cover',
    ],
    [
      'of a renamed plan',
      also(dearer, ['facts', 'prices', 'value', 0, 'id'], 'weekly'),
      'The rule does not cover',
    ],
    [
      'in another currency',
      also(dearer, ['facts', 'prices', 'value', 0, 'currency'], 'EUR'),
      'The rule does not cover',
    ],
    [
      'of a feed that moved away',
      also(dearer, ['sources', 'feed', 'url'], 'https://other.example/a/b/2'),
      'The rule does not cover',
    ],
    [
      'of a day to come',
      also(dearer, ['facts', 'prices', 'asOf'], '2026-06-02'),
      'is after the day of reading',
    ],
    ['with a note', also(dearer, ['facts', 'prices', 'value', 0, 'note'], 'x'), 'The rule does not cover'],
    [
      'whose history says another',
      also(dearer, ['plans', 0, 'points', 1], point(9), alderHistory),
      'differs from the price of the plan',
    ],
    [
      'in the history of another plan',
      also(dearer, ['plans', 1, 'points', 1], point(12), alderHistory),
      'differs from the price of the plan',
    ],
  ])('%s waits', (_, proposal, reason) => {
    expect(ruling(proposal)).toEqual({ no: expect.stringContaining(reason) });
  });
});

const days = /^facts\.(jurisdiction|prices|tor)(\.claims\.\d)?\.(checked|asOf|firstRead)$/;
const ofPrice =
  /^(facts\.prices\.(value\.\d\.(charged|renewal\.charged|observed)|quotes\.\d\.text)|sources\.feed\.\w+)$/;
const ofHistory = /^(checked|window\.last|source\.\w+|plans\.\d\.(observations|last|points\.\d\.\w+))$/;

test('whatever is asked for: no rule merges what it does not name', () => {
  fc.assert(
    fc.property(anyProposal, (proposal) => {
      const found = ruling(proposal);
      if ('no' in found) return;
      for (const { file, before, paths } of changesOf(proposal, current)) {
        for (const path of paths) {
          const named = file === alderHistory ? [ofHistory] : found.by === 'price' ? [days, ofPrice] : [days];
          expect(named.some((each) => each.test(path.join('.')))).toBe(true);
          if (path.includes('points')) expect(fieldAt(before, path.slice(0, 4))).toBeUndefined();
        }
      }
    }),
    { numRuns: 5000 },
  );
});
