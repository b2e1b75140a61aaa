import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { isKnown } from '#domain/provider/fact.ts';
import { translator } from '#i18n/translator.ts';
import { streamingEvidence } from '../comparison-streaming-table/streaming-evidence.ts';
import { countryViews } from './country-views.ts';
import { countryEvidenceFile, type EvidenceFileOptions, evidenceFile } from './evidence-file.ts';
import { reportOf } from './report-of.ts';

const catalog = loadCatalog(process.cwd());
const context = (locale: LocaleCode, asOf = '2026-11-15') =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), asOf);
const english = context('en');
const file = (id: string, from = english, options: EvidenceFileOptions = {}) => {
  const provider = from.providers.get(id);
  if (!provider) throw new Error(id);
  return evidenceFile(provider, from, options);
};
const card = (id: string, key: string, from = english) => file(id, from).facts[key];

describe('evidenceFile', () => {
  test('says the answer, who, when, and until when it is good', () => {
    expect(card('mullvad', 'port-forwarding')).toMatchObject({
      provider: 'Mullvad VPN',
      title: 'Port forwarding: no',
      mark: '†',
      basis: 'Dataset',
      sources: [
        {
          url: 'https://www.privacyguides.org/en/vpn',
          detail: 'privacyguides.org · October 28, 2025',
        },
      ],
      note: 'Removed in May 2023.',
      freshness: {
        phase: 'aging',
        text: 'More than half its time is over: facts of this kind are good for 540 days, this one until April 21, 2027. We read the source on November 14, 2026.',
        life: [
          { kind: 'from', at: 0, word: 'as of', date: 'Oct 28, 2025' },
          { kind: 'today', word: 'today', date: 'Nov 15, 2026' },
          { kind: 'until', at: 1, word: 'good until', date: 'Apr 21, 2027' },
        ],
      },
    });
  });

  test.each([
    [
      'en',
      'Out of date since April 21, 2027: facts of this kind are good for 540 days. Still shown, but it no longer scores.',
    ],
    [
      'pl',
      'Nieaktualne od 21 kwietnia 2027: informacje tego rodzaju są ważne przez 540 dni. Nadal to pokazujemy, ale już nie punktujemy.',
    ],
    [
      'tr',
      '21 Nisan 2027 tarihinden beri eskimiş: bu tür bilgiler 540 gün geçerlidir. Hâlâ gösteriyoruz ama artık puana katmıyoruz.',
    ],
  ] as const)('says in %s since when it is stale, and that it no longer scores', (locale, words) => {
    const stale = card('mullvad', 'port-forwarding', context(locale, '2027-04-21'))?.freshness;
    expect(stale?.phase).toBe('stale');
    expect(stale?.text).toContain(words);
    expect(stale?.life.map(({ kind }) => kind)).toEqual(['from', 'until', 'today']);
  });

  test('a fact that is in no score does not claim to have left it', () => {
    expect(card('nordvpn', 'servers', context('en', '2035-01-01'))?.freshness.text).toMatch(
      /Still shown\. We/,
    );
  });

  test('an undated fact says so and counts from the day it was read', () => {
    const { freshness } = card('mullvad', 'logging') ?? {};
    expect(freshness?.text).toContain('It has no date, so it may be older than it looks. We count 730 days');
    expect(freshness?.life[0]).toMatchObject({ word: 'read on', date: 'Nov 14, 2026' });
  });

  test.each([
    ['en', '2026-11-15', 'Next check: by April 21, 2027.'],
    ['en', '2027-04-21', 'Next check: overdue since April 21, 2027.'],
    ['pl', '2026-11-15', 'Następne sprawdzenie: najpóźniej 21 kwietnia 2027.'],
    ['tr', '2026-11-15', 'Sonraki kontrol: en geç 21 Nisan 2027.'],
  ] as const)('says in %s on %s when it is looked at again', (locale, asOf, words) => {
    expect(card('mullvad', 'port-forwarding', context(locale, asOf))?.freshness.nextCheck).toBe(words);
  });

  test('what never goes out of date has no day for the next check, but says its own', () => {
    expect(card('nordvpn', 'audits')?.freshness).toMatchObject({
      nextCheck: 'Next check: no fixed day.',
      text: expect.stringMatching(/^As of .+\d{4}\. Facts of this kind do not go out of date/),
    });
  });

  test('what never expires has no line, weak evidence is called weak, dissent is shown', () => {
    expect(card('mullvad', 'audits')?.freshness).toMatchObject({ phase: 'fresh', life: [] });
    expect(card('mullvad', 'warrant-canary')?.weak).toMatch(/^Low confidence: Rests on/);
    expect(card('mullvad', 'countries')?.dissent).toMatchObject([{ says: '49', mark: '†' }]);
  });

  test('many sources: the first few, and the rest behind words that count them', () => {
    const audits = card('mullvad', 'audits', context('pl'));
    expect(audits?.sources).toHaveLength(3);
    expect(audits?.further?.words).toBe(`Jeszcze ${audits?.further?.sources.length} źródeł`);
  });

  test('prices say what a month costs, not how many plans there are', () => {
    expect(card('mullvad', 'prices')?.title).toBe('Prices: €5.00 a month, over three years');
  });

  test('errors can be reported only where the owner says where', () => {
    const reported = (reportErrors?: string, from = english) => {
      const made = file('mullvad', from, { reportErrors });
      const tor = made.facts.tor;
      return tor && reportOf(made, tor, 'mullvad/tor', 'https://vpn.example/reviews/mullvad');
    };
    expect(reported()).toBeUndefined();
    expect(reported('https://example.org/issues')).toBe('https://example.org/issues');
    const mail = new URL(reported('mailto:errors@example.org') ?? '');
    expect(mail.pathname).toBe('errors@example.org');
    expect(mail.searchParams.get('subject')).toBe('Mullvad VPN, Tor through the VPN: no');
    expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
      'Fact: Mullvad VPN, Tor through the VPN: no (mullvad/tor)',
      `Source: ${card('mullvad', 'tor')?.sources[0]?.url}`,
      'Page: https://vpn.example/reviews/mullvad',
      'The site as of: 2026-11-15',
      '',
      'What is wrong, and how can we see it?',
      '',
    ]);
    const issue = reported('https://example.org/new?title={title}&body={body}', context('pl'));
    expect(new URL(issue ?? '').searchParams.get('body')).toContain(
      'Strona: https://vpn.example/reviews/mullvad',
    );
  });

  test.each(localeCodes)(
    'in %s every known fact of every provider has a card, and no unknown one',
    (locale) => {
      const from = context(locale);
      for (const provider of catalog.facts.providers) {
        const { facts } = evidenceFile(provider, from);
        const known = Object.entries(provider.facts).filter(([, fact]) => isKnown(fact));
        expect(Object.keys(facts).toSorted()).toEqual(known.map(([key]) => key).toSorted());
        for (const { sources } of Object.values(facts)) expect(sources.length).toBeGreaterThan(0);
        expect(JSON.stringify(facts)).not.toMatch(/undefined|\[object|evidence\./);
      }
    },
  );
});

describe('countryEvidenceFile', () => {
  test.each(localeCodes)('in %s every mark of a country names a card, in that language', (locale) => {
    const from = context(locale);
    for (const country of from.countries.values()) {
      const { facts } = countryEvidenceFile(country, from);
      const views = countryViews(country.code, from);
      expect(views.length).toBeGreaterThan(0);
      for (const { key, mark, text } of views) {
        expect(mark?.evidence).toBe(`country-${country.code.toLowerCase()}/${key}`);
        expect(facts[key]?.provider).toBe(country.name[locale]);
        expect(facts[key]?.title.toLocaleLowerCase(locale)).toContain(text.toLocaleLowerCase(locale));
        expect(facts[key]?.sources[0]?.url).toBe(mark?.href);
      }
    }
  });

  test('what other sources say of the law is shown beside it', () => {
    const turkey = english.countries.get('TR');
    const law = turkey && countryEvidenceFile(turkey, english);
    expect(law?.facts['vpn-use']?.dissent).toMatchObject([
      { says: 'Illegal', note: 'The article names no law.', basis: 'Press report' },
    ]);
    expect(law).not.toHaveProperty('data');
  });

  test('what is too old about the law says so', () => {
    const [use] = countryViews('TR', english);
    expect(use).toMatchObject({ text: 'Legal, but restricted', stale: 'Out of date' });
  });
});

describe('streamingEvidence', () => {
  test('each report has a card with its own source, result and date', () => {
    for (const provider of catalog.facts.providers) {
      const cards = streamingEvidence(provider, english);
      expect(new Set(cards.map(([key]) => key)).size).toBe(cards.length);
      for (const [, { sources }] of cards) expect(sources).toHaveLength(1);
    }
    const mullvad = english.providers.get('mullvad');
    const cards = Object.fromEntries(mullvad ? streamingEvidence(mullvad, english) : []);
    expect(cards['streaming:netflix:mixed:activatesec-mullvad:2025:anywhere']).toMatchObject({
      title: expect.stringMatching(/^Netflix: /),
      note: 'Region not stated',
    });
  });
});
