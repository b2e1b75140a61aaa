import { describe, expect, test } from 'vitest';
import { decideOutbound, type OutboundRequest, repeatMilliseconds } from './decide-outbound.ts';

const offers = new Map([
  ['mullvad', { destination: 'https://mullvad.net', paid: false }],
  ['nordvpn', { destination: 'https://nordvpn.com/?aff=1', subId: 'aff_sub', paid: true }],
  ['broken', { destination: 'http://broken.example', paid: false }],
  ['split', { destination: 'https://split.example/\r\nSet-Cookie: a=b', paid: false }],
]);
const click: OutboundRequest = {
  provider: 'mullvad',
  locale: 'pl',
  placement: 'card',
  method: 'GET',
  purposes: [undefined],
  fetchMetadata: { site: 'same-origin', mode: 'navigate', dest: 'document' },
  isBot: false,
  isRepeat: false,
};
const decide = (change: Partial<OutboundRequest>) => decideOutbound({ ...click, ...change }, offers);

describe('decideOutbound', () => {
  test('sends a reader to the stored address and counts the click', () => {
    expect(decide({})).toEqual({
      kind: 'counted',
      destination: 'https://mullvad.net',
      click: { provider: 'mullvad', placement: 'card', locale: 'pl', paid: false },
    });
    expect(decide({ provider: 'nordvpn' })).toMatchObject({
      destination: 'https://nordvpn.com/?aff=1&aff_sub=pl-card',
      click: { paid: true },
    });
  });

  test('counts a typed address, and a browser that does not say how it came to ask', () => {
    const typed = { ...click.fetchMetadata, site: 'none' };
    const silent = { site: undefined, mode: undefined, dest: undefined };
    for (const fetchMetadata of [typed, silent]) expect(decide({ fetchMetadata }).kind).toBe('counted');
  });

  test('without a placement the click belongs to the hand-off page', () => {
    expect(decide({ placement: undefined })).toMatchObject({ click: { placement: 'sendme' } });
  });

  test.each([
    [{ method: 'HEAD' }, 'head'],
    [{ purposes: [undefined, 'prefetch'] }, 'prefetch'],
    [{ purposes: ['prefetch;prerender'] }, 'prefetch'],
    [{ purposes: ['Preview'] }, 'prefetch'],
    [{ fetchMetadata: { ...click.fetchMetadata, site: 'cross-site' } }, 'not-a-navigation'],
    [{ fetchMetadata: { ...click.fetchMetadata, site: 'same-site' } }, 'not-a-navigation'],
    [{ fetchMetadata: { ...click.fetchMetadata, dest: 'image' } }, 'not-a-navigation'],
    [{ fetchMetadata: { ...click.fetchMetadata, dest: 'iframe' } }, 'not-a-navigation'],
    [{ fetchMetadata: { ...click.fetchMetadata, mode: 'no-cors' } }, 'not-a-navigation'],
    [{ fetchMetadata: { ...click.fetchMetadata, mode: ['navigate', 'navigate'] } }, 'not-a-navigation'],
    [{ isBot: true }, 'bot'],
    [{ placement: 'billboard' }, 'unknown-placement'],
    [{ placement: '' }, 'unknown-placement'],
    [{ placement: ['card', 'home'] }, 'unknown-placement'],
    [{ placement: 'constructor' }, 'unknown-placement'],
    [{ isRepeat: true }, 'repeat'],
    [{ isRepeat: true, isBot: true, method: 'HEAD' }, 'head'],
  ] as const)('%j is sent on and not counted: %s', (change, reason) => {
    expect(decide(change)).toEqual({ kind: 'not-counted', destination: 'https://mullvad.net', reason });
  });

  test('an unknown placement is not told to anybody', () => {
    expect(decide({ provider: 'nordvpn', placement: 'billboard' })).toMatchObject({
      destination: 'https://nordvpn.com/?aff=1',
    });
  });

  test.each([
    ['mulvad', 'unknown-provider'],
    ['', 'unknown-provider'],
    ['__proto__', 'unknown-provider'],
    ['//evil.example', 'unknown-provider'],
    ['broken', 'unsafe-destination'],
    ['split', 'unsafe-destination'],
  ])('"%s" is refused: %s', (provider, reason) => {
    expect(decide({ provider })).toEqual({ kind: 'refused', reason });
  });

  test('a repeat is a click within a second', () => {
    expect(repeatMilliseconds).toBe(1000);
  });
});
