import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { decoderLink } from './decoder-link.ts';
import { recordEvidence } from './record-evidence.ts';
import { allRecordRows, recordRows } from './record-rows.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode, asOf = '2026-11-15') =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), asOf);
const english = contextOf('en');

describe('audits and incidents', () => {
  test('the newest come first, each with its own source and age', () => {
    const { audits, incidents } = recordRows('mullvad', english);
    expect(audits).toHaveLength(13);
    expect(audits.at(-1)).toMatchObject({
      when: { text: 'September 2018' },
      age: '8 years ago',
      report: { text: 'public' },
      access: 'public',
    });
    expect(incidents.map(({ when }) => when.text)).toEqual(['2026', 'April 18, 2023']);
    expect(incidents.map(({ age }) => age)).toEqual(['this year', '4 years ago']);
    for (const { source } of [...audits, ...incidents]) expect(source?.url).toMatch(/^https:/);
  });

  test('an age grows with the day', () => {
    const { audits } = recordRows('hide-me', contextOf('pl', '2030-01-01'));
    expect(audits[0]?.age).toBe('15 lat temu');
  });

  test('what an audit left out is said where a source says so, and unknown elsewhere', () => {
    const { audits } = recordRows('proton-vpn', english);
    expect(audits[0]?.notInScope).toMatchObject({
      text: 'Source code and the wider infrastructure',
      mark: { evidence: 'proton-vpn/audits:7', href: expect.stringMatching(/technadu/) },
    });
    expect(audits[1]?.notInScope).toEqual({ text: 'Unknown', mark: undefined });
  });

  test('public, not public and not known are three answers', () => {
    const { audits } = recordRows('nordvpn', english);
    expect(new Set(audits.map(({ access }) => access))).toEqual(new Set(['not-public', 'unknown']));
    const closed = audits.find(({ access }) => access === 'not-public');
    expect(closed?.report).toMatchObject({ text: 'not public', mark: { mark: expect.any(String) } });
    const open = audits.find(({ access }) => access === 'unknown');
    expect(open?.report).toEqual({ text: 'not known whether public', mark: undefined });
  });

  test('an audit of another product says so and is not counted', () => {
    const { audits, counts } = recordRows('ivpn', english);
    const other = audits.find(({ scope }) => scope.text.startsWith('modDNS'));
    expect(other).toMatchObject({ isOtherProduct: true });
    expect(other?.remarks).toContain('Another product of the company; does not score.');
    expect(counts.audits).toBe(audits.length - 2);
  });

  test('none at all and none known are different words', () => {
    expect(recordRows('airvpn', english)).toMatchObject({
      noAudits: {
        text: 'There has been no independent audit, according to the source.',
        mark: { evidence: 'airvpn/audits' },
      },
      counts: { audits: 0 },
    });
    expect(recordRows('tunnelbear', english)).toMatchObject({
      incidents: [],
      noIncidents: {
        text: 'No incident is known to us. That does not prove that there was none.',
        mark: undefined,
      },
      counts: { incidents: undefined },
    });
  });

  test('an auditor whom nobody names is unknown in every language', () => {
    const names = localeCodes.map(
      (locale) => recordRows('windscribe', contextOf(locale)).audits[0]?.auditor.text,
    );
    expect(names).toEqual(['Unknown', 'Nie wiadomo', 'Bilinmiyor']);
  });
});

describe('the evidence of an entry', () => {
  test.each(localeCodes)('every mark names a card of its own that says the same, in %s', (locale) => {
    const context = contextOf(locale);
    for (const rows of allRecordRows(context)) {
      const provider = catalog.facts.providers.find(({ id }) => id === rows.provider);
      const cards = new Map(provider && recordEvidence(provider, context));
      expect(cards.size).toBe(rows.audits.length + rows.incidents.length);
      for (const { scope, when, source } of rows.audits) {
        const card = cards.get(when.mark?.evidence.split('/')[1] ?? '');
        expect(card?.title).toContain(scope.text);
        expect(card?.sources.map(({ url }) => url)).toEqual([source?.url]);
      }
      for (const { summary, outcome } of rows.incidents) {
        expect(cards.get(summary.mark?.evidence.split('/')[1] ?? '')?.title).toContain(summary.text);
        if (outcome.mark) expect(outcome.mark.evidence).toBe(summary.mark?.evidence);
      }
    }
  });

  test('an entry that somebody judged weak says so', () => {
    const surfshark = catalog.facts.providers.find(({ id }) => id === 'surfshark');
    const cards = surfshark ? recordEvidence(surfshark, english) : [];
    expect(cards.filter(([, { weak }]) => weak !== undefined)).toHaveLength(4);
  });
});

test('the page of all audits is linked at the provider, where there is that page', () => {
  expect(decoderLink('mullvad', english)?.href).toBe('/vpn-audits#mullvad');
  expect(decoderLink('mullvad', { ...english, document: () => undefined })).toBeUndefined();
});
