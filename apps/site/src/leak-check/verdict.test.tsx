import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { assessBothProbes, assessSingleProbe } from '#leak-check/assessment.ts';
import type { SeenAddress } from '#leak-check/observation.ts';
import type { Probe } from '#leak-check/probe.ts';
import { SeenTable } from './seen-table.tsx';
import { VerdictBanner } from './verdict-banner.tsx';

const at = (address: string, asn: number, country: string): SeenAddress => ({
  ...{ address, country, network: { asn, name: `Network ${asn}` } },
  family: address.includes(':') ? 6 : 4,
});
const clock = { timeZone: 'Europe/Istanbul', languages: ['tr-TR'] };
const off: Probe = {
  ipv4: { found: at('203.0.113.24', 64_500, 'TR') },
  ipv6: { found: at('2001:db8:4a7::1f', 64_500, 'TR') },
  ...{ webrtc: 'unchecked', dns: 'unchecked', clock },
};
const on: Probe = { ...off, ipv4: { found: at('198.51.100.7', 64_501, 'CH') } };
const looked: Pick<Probe, 'webrtc' | 'dns'> = {
  webrtc: { found: [] },
  dns: { found: { resolvers: [at('198.51.100.53', 64_501, 'CH')], more: false } },
};
const guides = { ipv6: '/fix#ipv6' };
const parts = { guides, heading: { current: null }, isBusy: false, onAgain: () => {}, onRestart: () => {} };

describe('the verdict', () => {
  test('names what still shows, what to do with the guide beside it, and what was not checked', () => {
    const banner = renderElement(<VerdictBanner assessment={assessBothProbes(off, on)} {...parts} />);
    expect(banner.all('.leak-verdict-bad')[0]?.text).toContain('Still visible: IPv6 address.');
    expect(banner.text).toContain('We couldn’t check: WebRTC and DNS.');
    expect(banner.all('a').map(({ attributes }) => attributes.href)).toEqual(['/fix#ipv6']);
  });

  test.each(localeCodes)('has words for every end in %s', (locale) => {
    const nothing: Probe = { ...off, ipv4: 'nothing', ipv6: 'nothing' };
    const ends = [
      assessBothProbes(off, on),
      assessBothProbes(off, off),
      assessBothProbes(off, { ...on, ipv6: 'nothing', ...looked }),
      assessBothProbes(off, { ...on, ipv6: 'nothing' }),
      assessBothProbes(off, { ...on, ipv6: { found: { ...at('198.51.100.7', 1, 'CH'), network: null } } }),
      assessBothProbes(nothing, nothing),
      assessSingleProbe(on),
      assessSingleProbe(off),
    ];
    expect(new Set(ends.map(({ verdict }) => verdict)).size).toBe(8);
    const headings = ends.map(
      (assessment) =>
        renderElement(<VerdictBanner assessment={assessment} {...parts} />, locale).all('h2')[0]?.text,
    );
    expect(new Set(headings).size).toBe(8);
    expect(headings.join(' ')).not.toContain('leakCheck');
  });
});

describe('what sites see', () => {
  const { findings } = assessBothProbes(off, on);
  const table = renderElement(<SeenTable probes={{ off, on }} findings={findings} guides={guides} />);
  const rows = table.all('tr').slice(1);

  test('both looks side by side, with a word for each', () => {
    const chips = rows.map((row) => row.all('.chip')[0]?.text);
    expect(chips).toEqual(['Hidden', 'Still visible', 'Not checked', 'Not checked', 'Gives a hint']);
    expect(rows[0]?.all('code').map(({ text }) => text)).toEqual(['203.0.113.24', '198.51.100.7']);
    expect(rows[0]?.text).toContain('Network 64501, Switzerland');
  });

  test('servers that are down say so, and a list that is not whole does', () => {
    const rowOf = (dns: Probe['dns'], part: number) => {
      const now: Probe = { ...on, webrtc: 'nothing', dns };
      const { findings: told } = assessBothProbes(off, now);
      const shown = renderElement(<SeenTable probes={{ off, on: now }} findings={told} guides={guides} />);
      return shown.all('tr')[part]?.text;
    };
    expect(rowOf('nothing', 3)).toMatch(/didn’t answer your browser.*no answer/);
    expect(rowOf('nothing', 4)).toMatch(/name server isn’t answering.*no answer/);
    const crowd = { resolvers: [at('192.0.2.9', 64_502, 'DE')], more: true };
    expect(rowOf({ found: crowd }, 4)).toMatch(/More networks asked.*192\.0\.2\.9.*and more/);
  });
});
