import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { subIdsPaid } from './sub-ids-paid.ts';

const file = 'facts/offers/birch.yaml';
const offer = (paid: boolean, destination: string, polish: string) =>
  problemsIn(
    {
      [file]: `provider: birch\ndestination: https://birch.example/${destination}\ndestinations: { pl: https://birch.example/${polish} }\nsubId: aff_sub\npaid: ${paid}\nchecked: 2026-11-14\n`,
    },
    subIdsPaid,
  );

test('a paid offer may name a parameter that its addresses do not have', () => {
  expect(offer(true, '?id=1', 'pl?my_aff_sub=1')).toEqual([]);
});

test('an unpaid offer tells nobody which link was followed', () => {
  expect(offer(false, '', 'pl')).toMatchObject([{ file, line: 4, remedy: 'Remove "subId".' }]);
});

test.each([
  ['?aff_sub=', 'pl', 2],
  ['', 'pl?id=1&aff_sub=x', 3],
])('"%s" and "%s": a parameter that is there already is refused on line %i', (destination, polish, line) => {
  expect(offer(true, destination, polish)).toMatchObject([
    { file, line, message: 'The address already has the parameter "aff_sub".' },
  ]);
});
