import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { paidTimesInOrder } from './paid-times-in-order.ts';

const file = 'facts/offers/birch.yaml';
const offer = (paid: boolean, ...times: string[]) =>
  problemsIn(
    {
      [file]:
        `provider: birch\ndestination: https://birch.example\npaid: ${paid}\nchecked: 2026-11-14\nhistory:\n${times.map((time) => `  - ${time}\n`).join('')}`.replace(
          /history:\n$/,
          '',
        ),
    },
    paidTimesInOrder,
  );

test.each([
  [false, []],
  [false, ['{ since: 2022-01-01, until: 2022-01-01 }']],
  [true, ['{ since: 2026-11-15 }']],
  [true, ['{ since: 2022-01-01, until: 2023-12-31 }', '{ since: 2024-01-01 }']],
])('paid: %s with %j is in order', (paid, times) => {
  expect(offer(paid, ...times)).toEqual([]);
});

test.each([
  [true, [], 3, /does not say since when/],
  [true, ['{ since: 2022-01-01, until: 2023-12-31 }'], 3, /does not say since when/],
  [false, ['{ since: 2022-01-01 }'], 6, /not paid.*has no end/],
  [false, ['{ since: 2022-02-01, until: 2022-01-31 }'], 6, /before it begins/],
  [false, ['{ since: 2022-01-01, until: 2026-11-16 }'], 6, /2026-11-16 is in the future/],
  [true, ['{ since: 2026-11-16 }'], 6, /2026-11-16 is in the future/],
  [true, ['{ since: 2022-01-01 }', '{ since: 2024-01-01 }'], 7, /before it has no end/],
  [
    true,
    ['{ since: 2022-01-01, until: 2023-12-31 }', '{ since: 2023-12-31 }'],
    7,
    /begins on 2023-12-31.*ends on 2023-12-31/,
  ],
])('paid: %s with %j is refused on line %i', (paid, times, line, message) => {
  expect(offer(paid, ...times)).toMatchObject([{ file, line, message: expect.stringMatching(message) }]);
});
