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
  ['disks are encrypted, and it is not confirmed whether', firm('known'), firm('unconfirmed')],
  ['prices are converted, and are not', firm('converted'), firm('apart')],
  ['tax is included, and is not', firm('included'), firm('excluded')],
  ['one has more apps, and both have the same', firm('alder'), firm('neither')],
  ['6 audits and 8 audits', firm('6'), firm('8')],
  ['13 audits and 9 audits', firm('13'), firm('9')],
  ['the three-year cost is not known, and is given', firm('unknown'), doubted('known')],
  ['a kill switch on three systems, and on two', doubted('ios, linux, windows'), doubted('linux, windows')],
  ['one is clearly ahead, and the other wins most rows', firm('alder'), firm('birch')],
  ['1 incident and 2 incidents', firm('1'), firm('2')],
  ['incidents are unknown, and there is none', firm('unknown'), firm('0')],
  ['tied with one, and with two others', firm('alder+birch'), firm('alder+birch+cedar')],
  ['ranks 1 to 4, and rank 1', firm('1-4'), firm('1-1')],
  ['nothing favors it, and it wins a row', firm('nothing'), firm('something')],
  ['trust counts for 44%, and for 45%', firm('44'), firm('45')],
  ['a month costs $4.66, and $5.59', firm('4.66'), firm('5.59')],
  ['a criterion is shown, and lacks evidence', firm('known'), firm('unconfirmed')],
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
