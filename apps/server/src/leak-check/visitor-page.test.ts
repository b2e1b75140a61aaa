import { expect, test } from 'vitest';
import { slotValues } from './visitor-page.ts';

const seen = {
  address: '203.0.113.7',
  family: 4,
  network: { asn: 64_500, name: 'A <b>"net"</b>' },
  country: 'PL',
} as const;

test('what is told of one visitor stands in the page as text, and is nothing where nothing is known', () => {
  expect(slotValues(seen)).toEqual({
    '@seen-address@': '203.0.113.7',
    '4294967294': '64500',
    '@seen-network@': 'A &lt;b&gt;&quot;net&quot;&lt;/b&gt;',
  });
  expect(Object.values(slotValues({ ...seen, network: null }))).toEqual(
    expect.arrayContaining(['203.0.113.7', '', '']),
  );
});
