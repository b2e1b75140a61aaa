import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessBothProbes, assessSingleProbe, type LeakAssessment } from './assessment.ts';
import { type CheckedPart, checkedParts } from './finding.ts';
import type { SeenAddress } from './observation.ts';
import type { Part, Probe } from './probe.ts';

const telecom = { asn: 64_500, name: 'Example Telecom' };
const hosting = { asn: 64_501, name: 'Example Hosting' };
const google = { asn: 15_169, name: 'GOOGLE' };

function at(address: string, network: SeenAddress['network'], country: string | null): SeenAddress {
  return { address, family: address.includes(':') ? 6 : 4, network, country };
}

const home4 = at('203.0.113.24', telecom, 'TR');
const home6 = at('2001:db8:4a7::1f', telecom, 'TR');
const vpn4 = at('198.51.100.7', hosting, 'CH');
const clock = { timeZone: 'Europe/Istanbul', languages: ['tr-TR', 'en'] };
const resolvers = (...list: readonly SeenAddress[]): Probe['dns'] => ({
  found: { resolvers: list, more: false },
});
const nothing: Probe = { ipv4: 'nothing', ipv6: 'nothing', webrtc: 'unchecked', dns: 'unchecked', clock };
/** Everything was looked at, in both probes. */
const off: Probe = {
  ...{ ipv4: { found: home4 }, ipv6: { found: home6 }, clock },
  ...{ webrtc: { found: ['203.0.113.24'] }, dns: resolvers(at('203.0.113.53', telecom, 'TR')) },
};
const on: Probe = {
  ...{ ipv4: { found: vpn4 }, ipv6: 'nothing', clock },
  ...{ webrtc: { found: ['198.51.100.7'] }, dns: resolvers(at('198.51.100.53', hosting, 'CH')) },
};

const reason = ({ findings }: LeakAssessment, part: CheckedPart) =>
  findings.find((finding) => finding.part === part)?.reason;

describe('the VPN off, then on', () => {
  test('another address and no IPv6 is protected; what is left to try is the kill switch', () => {
    const shownText = assessBothProbes(off, on);
    expect(shownText.verdict).toBe('protected');
    expect([reason(shownText, 'ipv4'), reason(shownText, 'ipv6')]).toEqual(['changed', 'gone']);
    expect(shownText.remedies).toEqual(['kill-switch']);
  });

  test('IPv6 from before leaks, even under another address of the same device', () => {
    const shownText = assessBothProbes(off, { ...on, ipv6: { found: at('2001:db8:4a7::99', null, null) } });
    expect(shownText).toMatchObject({ verdict: 'leaking', remedies: ['ipv6'] });
    expect(reason(shownText, 'ipv6')).toBe('same');
  });

  test.each<[string, SeenAddress['network'], SeenAddress['network'], string, string]>([
    ['far away, of no known network', null, null, '198.51.100.7', 'unknown'],
    ['far away, of a known network', null, hosting, '198.51.100.7', 'unknown'],
    ['far away, after one of a known network', telecom, null, '198.51.100.7', 'unknown'],
    ['of the same /24', null, null, '203.0.113.77', 'nearby'],
    ['of the same /16', null, hosting, '203.0.200.9', 'nearby'],
    ['of the next /16', null, null, '203.1.113.24', 'unknown'],
  ])('an address %s may be the provider’s', (_case, networkBefore, networkNow, address, expected) => {
    const before = {
      ...off,
      ipv4: { found: at('203.0.113.24', networkBefore, 'TR') },
      ipv6: 'nothing' as const,
    };
    const now = { ...on, ipv4: { found: at(address, networkNow, 'CH') }, webrtc: { found: [address] } };
    const shownText = assessBothProbes(before, now);
    expect([shownText.verdict, reason(shownText, 'ipv4')]).toEqual(['changed', expected]);
    expect(shownText.remedies).toEqual(expected === 'nearby' ? ['split-tunnelling'] : []);
  });

  test.each<[string, string, string]>([
    ['same /32', '2001:db8:9999::1', 'nearby'],
    ['next /32', '2001:db9:9999::1', 'unknown'],
  ])('nor does IPv6 of the %s count as another network without its network', (_case, address, expected) => {
    const shownText = assessBothProbes(off, { ...on, ipv6: { found: at(address, null, null) } });
    expect([shownText.verdict, reason(shownText, 'ipv6')]).toEqual(['changed', expected]);
  });

  test('a network that is known counts more than what the addresses look like', () => {
    const shownText = assessBothProbes(off, { ...on, ipv4: { found: at('203.0.113.77', hosting, 'CH') } });
    expect([shownText.verdict, reason(shownText, 'ipv4')]).toEqual(['protected', 'changed']);
  });

  test.each<[string, Partial<Probe>]>([
    ['WebRTC was not looked at', { webrtc: 'unchecked' }],
    ['DNS was not looked at', { dns: 'unchecked' }],
    ['the name server is down', { dns: 'nothing' }],
    ['no lookup was seen', { dns: resolvers() }],
    ['IPv6 cannot be asked for', { ipv6: 'unchecked' }],
  ])('another network is no “No” where %s', (_case, more) => {
    const before = { ...off, ipv6: more.ipv6 ?? off.ipv6 };
    expect(assessBothProbes(before, { ...on, ...more })).toMatchObject({ verdict: 'partly', remedies: [] });
  });

  test('another address of the same network means that the VPN does not cover the browser', () => {
    const shownText = assessBothProbes(off, { ...on, ipv4: { found: at('203.0.113.99', telecom, 'TR') } });
    expect(shownText).toMatchObject({ verdict: 'uncovered', remedies: ['split-tunnelling'] });
    expect(reason(shownText, 'ipv4')).toBe('same-network');
  });

  test.each<[string, Partial<Probe>, Partial<Probe>]>([
    ['nothing was seen before', { ipv4: 'nothing', ipv6: 'nothing' }, {}],
    ['nothing is seen now', {}, { ipv4: 'nothing' }],
    ['what was seen before cannot be asked for again', {}, { ipv6: 'unchecked' }],
  ])('is unclear where %s', (_case, before, after) => {
    expect(assessBothProbes({ ...off, ...before }, { ...on, ...after }).verdict).toBe('unclear');
  });
});

describe('addresses that the browser names', () => {
  test.each<[string, readonly string[], string, string]>([
    ['the one from before', ['203.0.113.24'], 'before', 'leaking'],
    ['the one from before among others', ['198.51.100.7', '2001:db8:4a7::2'], 'before', 'leaking'],
    ['that of the VPN', ['198.51.100.7', '10.8.0.2'], 'matching', 'protected'],
    ['names and addresses of the home', ['a-b.local', '192.168.1.2', 'fe80::1'], 'hidden', 'protected'],
    ['one that was never seen', ['192.0.2.55'], 'other', 'protected'],
    ['none', [], 'hidden', 'protected'],
  ])('%s', (_case, named, expected, verdict) => {
    const shownText = assessBothProbes(off, { ...on, webrtc: { found: named } });
    expect([reason(shownText, 'webrtc'), shownText.verdict]).toEqual([expected, verdict]);
  });

  test('no answer of the STUN server gives nothing away only if it answered before', () => {
    const unanswered = { ...on, webrtc: 'nothing' as const };
    expect(reason(assessBothProbes(off, unanswered), 'webrtc')).toBe('hidden');
    for (const webrtc of ['nothing', 'unchecked', { found: ['a.local'] }] as const)
      expect(reason(assessBothProbes({ ...off, webrtc }, unanswered), 'webrtc')).toBe('silent');
    expect(reason(assessSingleProbe(unanswered), 'webrtc')).toBe('silent');
  });
});

describe('who looks names up', () => {
  const own = at('198.51.100.53', hosting, 'CH');
  const provider = at('203.0.113.53', telecom, 'TR');
  const other = { asn: 64_502, name: 'Other' };
  const third = { asn: 64_503, name: 'Third' };
  const before: Probe = { ...off, dns: resolvers(at('192.0.2.53', other, 'TR')) };
  const reasonAnd = (first: Probe, dns: Probe['dns']) => {
    const shownText = assessBothProbes(first, { ...on, dns });
    return [reason(shownText, 'dns'), shownText.verdict];
  };

  test.each<[string, readonly SeenAddress[], string, string]>([
    ['the VPN’s network', [own], 'own', 'protected'],
    ['another network in the VPN’s country', [at('192.0.2.1', third, 'CH')], 'own', 'protected'],
    ['the network from before', [own, provider], 'provider', 'leaking'],
    ['who answered before', [at('192.0.2.54', other, 'TR')], 'provider', 'leaking'],
    ['the same resolver, of an unknown network', [at('192.0.2.53', null, null)], 'provider', 'leaking'],
    ['a service for everybody', [at('192.0.2.8', google, 'CH')], 'public', 'protected'],
    ['somebody elsewhere', [at('192.0.2.9', third, 'DE')], 'elsewhere', 'protected'],
    ['somebody of an unknown network', [own, at('192.0.2.1', null, 'CH')], 'unknown', 'partly'],
    ['nobody', [], 'silent', 'partly'],
  ])('%s', (_case, list, expected, verdict) => {
    expect(reasonAnd(before, resolvers(...list))).toEqual([expected, verdict]);
  });

  test('a service for everybody is nobody’s provider, though it answered before', () => {
    const dns = resolvers(at('192.0.2.8', google, 'US'));
    expect(reasonAnd({ ...off, dns }, dns)).toEqual(['public', 'protected']);
  });

  test('somebody who cannot be compared with before may be the provider', () => {
    const now = resolvers(at('192.0.2.1', third, 'CH'));
    for (const dns of ['unchecked', 'nothing', resolvers(), resolvers(at('192.0.2.53', null, 'TR'))] as const)
      expect(reasonAnd({ ...off, dns }, now)).toEqual(['unknown', 'partly']);
  });

  test('a name server that is down says nothing', () => {
    expect(reasonAnd(before, 'nothing')).toEqual(['down', 'partly']);
  });

  test('strangers who asked more often than is listed hide nobody', () => {
    const crowd = { resolvers: [own], more: true };
    expect(reasonAnd(before, { found: crowd })).toEqual(['more', 'partly']);
    expect(reasonAnd(before, { found: { ...crowd, resolvers: [own, provider] } })).toEqual([
      'provider',
      'leaking',
    ]);
  });
});

test.each<[string, string | null, readonly string[], string]>([
  ['the clock does not fit the country', 'CH', clock.languages, 'zone'],
  ['both fit the country', 'TR', clock.languages, 'fits'],
  ['no language fits the country', 'TR', ['pl', 'en-US'], 'language'],
  ['English fits everywhere', 'TR', ['en-GB', 'en'], 'fits'],
  ['the country is unknown', null, clock.languages, 'unchecked'],
])('clock and language are a hint where %s', (_case, country, languages, expected) => {
  const ipv4 = { found: at('192.0.2.1', null, country) };
  const single = assessSingleProbe({ ...nothing, ipv4, clock: { ...clock, languages } });
  expect(reason(single, 'clock')).toBe(expected);
});

describe('one look', () => {
  test.each<[string, Partial<Probe>, readonly string[]]>([
    ['IPv6 of another network', { ipv6: { found: home6 } }, ['ipv6']],
    ['IPv6 of another country', { ipv6: { found: { ...home6, network: null } } }, ['ipv6']],
    ['a browser that names another address', { webrtc: { found: ['203.0.113.24'] } }, ['webrtc']],
  ])('suspects %s', (_case, more, remedies) => {
    expect(assessSingleProbe({ ...on, ...more })).toMatchObject({ verdict: 'suspect', remedies });
    expect(assessSingleProbe(nothing).verdict).toBe('unclear');
  });
});

const networks = fc.constantFrom(telecom, hosting, google, null);
const countries = fc.constantFrom('TR', 'CH', null);
const address4 = fc.constantFrom('203.0.113.24', '203.0.113.77', '198.51.100.7', '192.0.2.55');
const address6 = fc.constantFrom('2001:db8:4a7::1f', '2001:db8:4a7::2', '2001:db8:ffff::7');
const seen = (address: fc.Arbitrary<string>) =>
  fc.tuple(address, networks, countries).map(([text, network, country]) => at(text, network, country));
const part = <Found>(arbitrary: fc.Arbitrary<Found>): fc.Arbitrary<Part<Found>> =>
  fc.oneof(
    fc.constantFrom('nothing' as const, 'unchecked' as const),
    arbitrary.map((value) => ({ found: value })),
  );
const looks: fc.Arbitrary<Probe> = fc.record({
  ipv4: part(seen(address4)),
  ipv6: part(seen(address6)),
  webrtc: part(fc.array(fc.oneof(address4, address6, fc.constantFrom('a.local', '10.0.0.1')))),
  dns: part(fc.record({ resolvers: fc.array(seen(fc.oneof(address4, address6))), more: fc.boolean() })),
  clock: fc.constantFrom(clock, { timeZone: 'Europe/Zurich', languages: ['en'] }),
});

const reversed = ({ webrtc, dns, ...look }: Probe): Probe => ({
  ...look,
  webrtc: typeof webrtc === 'object' ? { found: webrtc.found.toReversed() } : webrtc,
  dns:
    typeof dns === 'object' ? { found: { ...dns.found, resolvers: dns.found.resolvers.toReversed() } } : dns,
});
const addressesOf = ({ ipv4, ipv6 }: Probe) =>
  [ipv4, ipv6].flatMap((each) => (typeof each === 'object' ? [each.found] : []));

describe('whatever is seen', () => {
  test('every part has one finding in the same order, every leak is called one and has a remedy', () => {
    fc.assert(
      fc.property(looks, looks, (before, after) => {
        const { verdict, findings, remedies } = assessBothProbes(before, after);
        expect(findings.map((finding) => finding.part)).toEqual(checkedParts);
        const leaks = findings.filter(({ state }) => state === 'leak');
        expect(verdict === 'leaking' || verdict === 'uncovered').toBe(leaks.length > 0);
        expect(leaks.every(({ remedy }) => remedy !== undefined)).toBe(true);
        expect(leaks.length === 0 || remedies.length > 0).toBe(true);
      }),
    );
  });

  test('“protected” takes two known networks that differ, and every test but the clock', () => {
    fc.assert(
      fc.property(looks, looks, (before, after) => {
        const { verdict, findings } = assessBothProbes(before, after);
        if (verdict !== 'protected') return;
        const networksBefore = addressesOf(before).map(({ network }) => network?.asn);
        const now = addressesOf(after).map(({ network }) => network?.asn);
        expect(now.length).toBeGreaterThan(0);
        expect(networksBefore.some((asn) => asn !== undefined)).toBe(true);
        for (const asn of now) {
          expect(asn).toBeDefined();
          expect(networksBefore).not.toContain(asn);
        }
        expect(after.webrtc).not.toBe('unchecked');
        expect(after.dns).toMatchObject({ found: { more: false } });
        const unchecked = findings
          .filter(({ state }) => state === 'unchecked')
          .map((finding) => finding.part);
        expect(unchecked.filter((each) => each !== 'clock')).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });

  test('one look alone proves neither a leak nor that there is none', () => {
    fc.assert(
      fc.property(looks, (look) => {
        const { verdict, findings } = assessSingleProbe(look);
        expect(['suspect', 'one-look', 'unclear']).toContain(verdict);
        expect(findings.map((finding) => finding.part)).toEqual(checkedParts);
        expect(findings.every(({ state }) => state !== 'leak')).toBe(true);
      }),
    );
  });

  test('the order in which addresses and resolvers come does not matter', () => {
    fc.assert(
      fc.property(looks, looks, (before, after) => {
        expect(assessBothProbes(reversed(before), reversed(after))).toEqual(assessBothProbes(before, after));
        expect(assessSingleProbe(reversed(after))).toEqual(assessSingleProbe(after));
      }),
    );
  });

  test('the same look twice says that the VPN does not cover the browser, as soon as there is an address', () => {
    fc.assert(
      fc.property(looks, (look) => {
        const hasAddress = typeof look.ipv4 === 'object' || typeof look.ipv6 === 'object';
        const { verdict } = assessBothProbes(look, look);
        if (hasAddress) expect(verdict).toBe('uncovered');
        else expect(verdict).not.toBe('protected');
      }),
    );
  });
});
