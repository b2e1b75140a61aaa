import { describe, expect, test } from 'vitest';
import { filledIn } from './visitor-page.ts';

const seen = {
  address: '203.0.113.7',
  family: 4,
  network: { asn: 64_500, name: 'A <b>"net"</b>' },
  country: 'PL',
} as const;

describe('a page for one visitor', () => {
  test('has their address and network where the stand-ins are, as text', () => {
    expect(filledIn('<p title="@seen-network@">@seen-address@, AS4294967294</p>', seen)).toBe(
      '<p title="A &lt;b&gt;&quot;net&quot;&lt;/b&gt;">203.0.113.7, AS64500</p>',
    );
  });

  test('fills each place once: a network may be called like another stand-in', () => {
    const named = { ...seen, network: { asn: 1, name: '@seen-address@' } };
    expect(filledIn('@seen-network@', named)).toBe('@seen-address@');
  });

  test('has nothing where nothing is known', () => {
    expect(filledIn('@seen-address@ @seen-network@', { ...seen, network: null })).toBe('203.0.113.7 ');
  });
});
