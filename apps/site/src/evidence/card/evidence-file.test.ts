import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { plainText } from '@vpn-site/core/locale/words.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { streamingEvidence } from '#evidence/streaming/streaming-evidence.ts';
import { answerText } from '#price/answer-text.ts';
import { countryEvidenceFile, countryFactView } from './country-evidence.ts';
import { type EvidenceFileOptions, evidenceFile } from './evidence-file.ts';

const english = testContext();
const file = (id: string, from = english, options: EvidenceFileOptions = {}) => {
  const provider = from.providers.get(id);
  if (!provider) throw new Error(id);
  return evidenceFile(provider, from, options);
};
const card = (id: string, key: string, from = english) => file(id, from).facts[key];

describe('evidenceFile', () => {
  test('says the answer, who, when, and until when it is good', () => {
    expect(card('birch', 'tor', testContext('en', { asOf: '2025-12-15' }))).toMatchObject({
      provider: 'Birch VPN',
      title: 'Tor through the VPN: partly',
      mark: '*',
      sources: [{ detail: 'birch.example · page that changes' }],
      note: 'In some countries.',
      freshness: {
        phase: 'aging',
        text: 'More than half its time is over: facts of this kind are good for 540 days, this one until June 25, 2026. We read the source on June 1, 2025.',
        lifetimePoints: [
          { kind: 'from', at: 0, date: 'Jan 2025' },
          { kind: 'today', date: 'Dec 15, 2025' },
          { kind: 'until', at: 1, date: 'Jun 25, 2026' },
        ],
      },
    });
  });

  test('a source with a date says it, and of what kind it is where the basis does not', () => {
    const detail = (id: string, key: string) => card(id, key)?.sources[0]?.detail;
    expect(detail('birch', 'two-factor')).toBe('directory.example · page that changes · February 11, 2025');
    expect(detail('alder', 'two-factor')).toBe(
      'code.example · Provider’s statement · page that changes · April 30, 2025',
    );
  });

  test('says what to know about a publisher, once', () => {
    expect(card('birch', 'parent-company')?.notices).toEqual(['Dossier Project earns from links.']);
    expect(card('birch', 'tor')).not.toHaveProperty('notices');
  });

  test('says since when it is stale, and how long it still counts', () => {
    const stale = card('birch', 'two-factor', testContext('en', { asOf: '2026-08-05' }))?.freshness;
    expect(stale?.phase).toBe('stale');
    expect(stale?.text).toContain(
      'Out of date since August 5, 2026: facts of this kind are good for 540 days. Still shown; it counts less each day, and not at all from January 27, 2028.',
    );
    expect(stale?.lifetimePoints.map(({ kind }) => kind)).toEqual(['from', 'until', 'today']);
  });

  test('once faded away it counts no longer; a fact that is in no score does not claim to have left it', () => {
    const on = (asOf: string, key: string) => card('birch', key, testContext('en', { asOf }))?.freshness.text;
    expect(on('2028-01-26', 'two-factor')).toContain('it counts less each day');
    expect(on('2028-01-27', 'two-factor')).toContain('Still shown, but it no longer counts. We');
    expect(on('2035-01-01', 'servers')).toMatch(/Still shown\. We/);
  });

  test('an undated fact says so, and counts half the time from the day it was first read', () => {
    const { freshness } = card('fir', 'logging') ?? {};
    expect(freshness?.text).toContain(
      'It has no date, so it may be older than it looks. We count 365 days from the day we first read it, half the usual time: until April 2, 2026.',
    );
    expect(freshness?.lifetimePoints[0]).toMatchObject({ word: 'first read', date: 'Apr 2, 2025' });
    const stale = card('fir', 'logging', testContext('en', { asOf: '2026-04-02' }))?.freshness;
    expect(stale?.text).toMatch(
      /^Out of date since April 2, 2026: undated facts of this kind are good for 365 days\./,
    );
  });

  test('each source says its own words, or why there are none', () => {
    const audits = card('alder', 'audits');
    expect(audits?.sources.map(({ quotes }) => quotes)).toEqual([
      [expect.objectContaining({ where: { text: 'page 3' } })],
      [
        { text: 'Keel & Sons looked for logs on our servers in February 2025.' },
        { text: 'In 2023 Northlight Security tested servers that no customer was using.' },
      ],
      [{ missing: 'No words to show because the source was not read again.' }],
    ]);
    expect(card('alder', 'servers')?.sources[0]?.quotes).toEqual([
      { missing: 'No words to show because the value was counted.' },
    ]);
    expect(card('alder', 'countries')?.dissent?.[0]?.sources[0]).not.toHaveProperty('quotes');
  });

  test('what is incomplete, and what an outsider saw, is said before it is relied on', () => {
    expect(card('birch', 'audits')?.note).toBe('There is more than we could source.');
    expect(card('alder', 'server-storage')).toMatchObject({
      note: 'Checked by someone outside the company: February 2025.',
      sources: [{ title: 'Alder VPN: what the auditors found' }],
    });
    const outsider = { date: '2025', source: 'study' };
    const seen = card('alder', 'server-storage', withFact(english, 'alder', 'server-storage', { outsider }));
    expect(seen?.sources.map(({ title }) => title)).toEqual([
      'Alder VPN: what the auditors found',
      'A study of VPNs on filtered networks',
    ]);
  });

  test.each([
    ['en', '2025-06-15', 'Next check: by August 5, 2026.'],
    ['en', '2026-08-05', 'Next check: overdue since August 5, 2026.'],
    ['pl', '2025-06-15', 'Następne sprawdzenie: najpóźniej 5\u00a0sierpnia 2026.'],
    ['tr', '2025-06-15', 'Sonraki kontrol: en geç 5\u00a0Ağustos 2026.'],
  ] as const)('says in %s on %s when it is looked at again', (locale, asOf, words) => {
    expect(card('birch', 'two-factor', testContext(locale, { asOf }))?.freshness.nextCheck).toBe(words);
  });

  test('what never goes out of date has no day for the next check, but says its own', () => {
    expect(card('alder', 'audits')?.freshness).toMatchObject({
      nextCheck: 'Next check: no fixed day.',
      text: 'As of February 2025. Facts of this kind do not go out of date; they only show their age. We read the sources on June 1, 2025.',
    });
  });

  test.each([
    [3, undefined],
    [4, 'Jeszcze 1 źródło'],
    [8, 'Jeszcze 5 źródeł'],
  ])('of %d sources the first three are shown, and words count the rest', (count, words) => {
    const polish = testContext('pl');
    const sources = Object.keys(polish.providers.get('alder')?.sources ?? {}).slice(0, count);
    expect(sources).toHaveLength(count);
    const audits = card('alder', 'audits', withFact(polish, 'alder', 'audits', { sources }));
    expect(audits?.sources).toHaveLength(3);
    expect(audits?.further?.words).toBe(words);
    expect(audits?.further?.sources.length ?? 0).toBe(count - 3);
  });

  test('prices say what a month costs, not how many plans there are', () => {
    expect(file('elm', english, { answerOverride: answerText }).facts.prices?.title).toBe(
      'Prices: €6.32 a month over three years, tax included',
    );
  });
});

describe('countryEvidenceFile', () => {
  const turkey = english.countries.get('TR');
  if (!turkey) throw new Error('The fixture has this country.');

  test.each(localeCodes)('in %s every mark of a country names a card, in that language', (locale) => {
    const from = testContext(locale);
    for (const country of from.countries.values()) {
      const { facts } = countryEvidenceFile(country, from);
      const views = country.facts.map((fact) => countryFactView(country, fact, from));
      expect(views.length).toBeGreaterThan(0);
      for (const { id, mark, text } of views) {
        expect(mark?.evidence).toBe(`country-${country.code.toLowerCase()}/${id}`);
        expect(facts[id]?.provider).toBe(country.name[locale]);
        expect(plainText(facts[id]?.title ?? '').toLocaleLowerCase(locale)).toContain(
          text.toLocaleLowerCase(locale),
        );
        expect(facts[id]?.sources[0]?.url).toBe(mark?.href);
      }
    }
  });

  test('what other sources say of the law is shown beside it', () => {
    const says = (en: string) => ({ en, pl: 'x', tr: 'x' });
    const facts = turkey.facts.map((fact) => {
      const claim = { ...fact.claim, note: says('It names no law.') };
      return { ...fact, dissent: [{ choice: says('Illegal'), claim }] };
    });
    const law = countryEvidenceFile({ ...turkey, facts }, english);
    expect(law.facts['vpn-use']?.dissent).toMatchObject([
      { says: 'Illegal', note: 'It names no law.', basis: 'Press report' },
    ]);
    expect(law).not.toHaveProperty('data');
  });
});

test('the tests of a service have one card, country by country; every other report has its own', () => {
  const alder = english.providers.get('alder');
  const cards = Object.fromEntries(alder ? streamingEvidence(alder, english) : []);
  expect(cards).toMatchObject({
    'streaming:netflix': {
      title: 'Netflix: blocked',
      note: 'US: blocked, March 2025.',
      sources: [{ quotes: [{ text: expect.stringMatching(/^Netflix blocked us/) }] }],
    },
    'streaming:max:works:own:2024:anywhere': { title: 'Max: works', note: 'Country not stated' },
  });
});
