import { expect, test } from 'vitest';
import { agree, Contradictions, contradictionText } from './contradictions.ts';

const firm = (value: string) => ({ value, isFirm: true });
const doubted = (value: string) => ({ value, isFirm: false });

const claim = (key: string, value: { value: string; isFirm: boolean }) => ({
  about: 'alder',
  key,
  ...value,
  words: `${key} is ${value.value}`,
});

test.each([
  [
    'servers write to disk, and it is not confirmed whether they have disks',
    firm('known'),
    firm('unconfirmed'),
  ],
  ['servers have no disks, and no source says whether', firm('ram-only'), firm('unknown')],
  ['prices are converted, and are not', firm('converted'), firm('apart')],
  ['6 audits and 8 audits', firm('6'), firm('8')],
  ['the three-year cost is not known, and is given', firm('unknown'), doubted('known')],
  ['a kill switch on three systems, and on two', doubted('ios, linux, windows'), doubted('linux, windows')],
  ['incidents are unknown, and there is none', firm('unknown'), firm('0')],
  ['tied with one, and with two others', firm('alder+birch'), firm('alder+birch+cedar')],
])('%s: a contradiction', (_, one, other) => {
  expect(agree(one, other)).toBe(false);
  expect(agree(other, one)).toBe(false);
});

test.each([
  ['the same', firm('6'), doubted('6')],
  ['a value, and that there is one', firm('ram-only'), firm('known')],
  ['what is not confirmed, and the same with its doubt', firm('unconfirmed'), doubted('ram-only')],
  ['what is not confirmed, and what no source says', firm('unconfirmed'), firm('unknown')],
])('%s: no contradiction', (_, one, other) => {
  expect(agree(one, other)).toBe(true);
  expect(agree(other, one)).toBe(true);
});

test('names the page that says both, rather than two pages', () => {
  const found = new Contradictions();
  found.add({ at: '/a', assertions: [claim('audits', firm('6'))] });
  found.add({ at: '/b', assertions: [claim('audits', firm('8')), claim('audits', firm('6'))] });
  found.add({ at: '/c', assertions: [claim('incidents', firm('1'))] });
  expect(found.size).toEqual({ statements: 4, questions: 2 });
  expect(found.find().map(contradictionText)).toEqual([
    [
      'alder: two answers to "audits".',
      '  6: "audits is 6" on /b (2 in all)',
      '  8: "audits is 8" on /b (1 in all)',
    ].join('\n'),
  ]);
});

test('reports two values once, however firmly each of them is stated', () => {
  const found = new Contradictions();
  const assertions = [firm('6'), doubted('6'), firm('8')].map((value) => claim('audits', value));
  found.add({ at: '/a', assertions });
  expect(found.find()).toHaveLength(1);
});
