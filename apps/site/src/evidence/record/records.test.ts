import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { Audit } from '@vpn-site/core/provider/audit.ts';
import { unknown } from '@vpn-site/core/provider/fact.ts';
import { incidentDisclosures, incidentOutcomes, incidentProofs } from '@vpn-site/core/provider/incident.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { allRecordRows, decoderLink, recordEvidence, recordRows } from './records.ts';

const english = testContext();

/** Returns the same site with the first audit of "birch" changed. */
function withFirstAudit(site: SiteContext, change: Partial<Audit>): SiteContext {
  const audits = site.providers.get('birch')?.facts.audits?.value as readonly Audit[];
  const value = audits.map((audit, index) => (index === 0 ? { ...audit, ...change } : audit));
  return withFact(site, 'birch', 'audits', { value });
}

describe('audits and incidents', () => {
  test('the newest come first, each with its own source and age', () => {
    const { audits, challenges } = recordRows('alder', english);
    expect([...audits, ...challenges].map(({ when, age }) => [when.text, age])).toEqual([
      ['February 2025', '4 months ago'],
      ['2024', '1 year ago'],
      ['September 2023', '21 months ago'],
      ['June 2019', '6 years ago'],
      ['March 9, 2021', '4 years ago'],
      ['2018', '7 years ago'],
    ]);
    expect(audits.map(({ source }) => source?.url.split('/')[2])).toEqual([
      ...['alder.example', 'forum.example', 'alder.example', 'northlight.example'],
    ]);
  });

  test('an age grows with the day', () => {
    const age = (asOf: string) => recordRows('fir', testContext('pl', { asOf })).incidents[0]?.age;
    expect([age('2020-12-31'), age('2022-01-01'), age('2030-01-01')]).toEqual([
      'w tym roku',
      '2 lata temu',
      '10 lat temu',
    ]);
  });

  test('what an audit left out is said where a source says so, and unknown elsewhere', () => {
    const { audits } = recordRows('alder', english);
    expect(audits[2]?.notInScope).toMatchObject({
      text: 'Servers with customers on them',
      mark: { evidence: 'alder/audits:1' },
    });
    expect(audits[0]?.notInScope).toEqual({ text: 'Unknown', mark: undefined });
  });

  test('an audit says what was found and who looked, or that it is unknown', () => {
    const findings = { en: 'One flaw.', pl: 'Jedna luka.', tr: 'Bir açık.' };
    const [plain, changed] = recordRows(
      'birch',
      withFirstAudit(english, { findings, auditor: unknown }),
    ).audits;
    expect([plain?.findings, changed?.findings]).toEqual([undefined, 'Result: One flaw.']);
    expect(changed?.auditor).toEqual({ text: 'Unknown', mark: undefined });
  });

  test('an audit whose report we read has its own basis, in its row and on its card', () => {
    const site = withFirstAudit(english, { basis: 'independent-audit' });
    const birch = site.providers.get('birch');
    const cards = new Map(birch && recordEvidence(birch, site));
    expect(
      recordRows('birch', site).audits.map(({ id, when }) => [when.mark?.mark, cards.get(id)?.basis]),
    ).toEqual([
      ['¶', 'Press report'],
      ['‡', 'Independent audit'],
    ]);
  });

  test('public, not public and not known are three answers', () => {
    const { audits } = recordRows('alder', english);
    expect(audits.map(({ access, report }) => [access, report.text, report.mark?.mark])).toEqual([
      ['not-public', 'not public', '‡'],
      ['unknown', 'not known whether public', undefined],
      ['public', 'public', '‡'],
      ['public', 'public', '‡'],
    ]);
  });

  test('an audit of another product says so and is not counted', () => {
    const { audits, counts, summary } = recordRows('alder', english);
    expect(audits.map(({ isOtherProduct }) => isOtherProduct)).toEqual([false, true, false, false]);
    expect(audits[1]?.remarks).toContain('Another product of the company; does not score.');
    expect(counts.audits.text).toBe('3 audits');
    expect(summary).toMatch(/^3 audits \(and 1 of another product\), /);
  });

  test('an incident says what customers lost, how they learned of it, and what it proves', () => {
    expect(recordRows('birch', english).incidents[0]?.remarks).toEqual([
      'Data of some customers was exposed.',
      'The provider kept it back.',
      'Became known: November 2023.',
    ]);
    const proven = recordRows('alder', english).challenges;
    expect(proven.map((row) => row.remarks)).toEqual([
      ['A search or seizure turned up no customer data. Others confirm it.'],
      [],
    ]);
    expect(proven.map(({ proof }) => proof)).toEqual([proven[0]?.remarks[0], undefined]);
  });

  test('none at all and none known are different words', () => {
    expect(recordRows('fir', english)).toMatchObject({
      audits: [],
      noAudits: { text: expect.stringMatching(/no independent audit/), mark: { evidence: 'fir/audits' } },
      counts: { audits: { text: 'no audit' } },
    });
    expect(recordRows('cedar', english)).toMatchObject({
      noIncidents: { text: expect.stringMatching(/no incident/), mark: { evidence: 'cedar/incidents' } },
      counts: { incidents: { text: 'no incident' } },
    });
    expect(recordRows('dogwood', english)).toMatchObject({
      noAudits: { text: 'No audit is known to us.', mark: undefined },
      noIncidents: { text: expect.stringMatching(/^No incident is known to us\. That/), mark: undefined },
      summary: 'no known audit, no known incident',
    });
  });

  test('what is said of a list as a whole leads to the sources of the whole', () => {
    const note = { en: 'Older ones are lost.', pl: 'Starszych brak.', tr: 'Eskileri yok.' };
    expect(recordRows('birch', withFact(english, 'birch', 'audits', { note }))).toMatchObject({
      auditNote: {
        text: 'There is more than we could source. Older ones are lost.',
        mark: { evidence: 'birch/audits' },
      },
      incidentNote: undefined,
    });
  });
});

describe.each(localeCodes)('the two lists in %s', (locale) => {
  const site = testContext(locale);
  const entry = incidentOf('birch', site);
  const harmless = fc.record({
    outcome: fc.constantFrom(...incidentOutcomes.filter((outcome) => outcome !== 'data-exposed')),
    told: fc.option(fc.constantFrom(...incidentDisclosures), { nil: undefined }),
    proof: fc.option(fc.record({ kind: fc.constantFrom(...incidentProofs), confirmed: fc.boolean() }), {
      nil: undefined,
    }),
  });
  const words = { en: /incident/i, pl: /incydent/i, tr: /olay/i }[locale];

  test('what did no harm is counted nowhere and never called an incident', () => {
    fc.assert(
      fc.property(fc.array(harmless, { minLength: 1, maxLength: 3 }), (all) => {
        const value = all.map((each) => ({ ...entry, ...each, harm: 'none' as const }));
        const rows = recordRows('birch', withFact(site, 'birch', 'incidents', { value }));
        expect(rows.incidents).toEqual([]);
        expect(rows.challenges).toHaveLength(all.length);
        expect(rows.counts.incidents.text).toBe(site.t('facts.noneKnown.incidents'));
        for (const { outcome, proof, remarks } of rows.challenges) {
          expect([outcome.text, proof, ...remarks].join(' ')).not.toMatch(words);
        }
      }),
      { numRuns: 50 },
    );
  });
});

function incidentOf(id: string, site: typeof english) {
  const [first] = knownFact(providerById(id, site), 'incidents')?.value ?? [];
  if (!first) throw new Error(`The fixture knows no incident of "${id}".`);
  return first;
}

describe('the evidence of an entry', () => {
  test.each(localeCodes)('every mark names a card of its own that says the same, in %s', (locale) => {
    const site = testContext(locale);
    const all = allRecordRows(site);
    expect(all.map(({ provider }) => provider)).toEqual([...site.providers.keys()].toSorted());
    for (const rows of all) {
      const provider = site.providers.get(rows.provider);
      const cards = new Map(provider && recordEvidence(provider, site));
      const events = [...rows.incidents, ...rows.challenges];
      expect(cards.size).toBe(rows.audits.length + events.length);
      for (const { scope, when, source } of rows.audits) {
        const card = cards.get(when.mark?.evidence.split('/')[1] ?? '');
        expect(card?.title).toContain(scope.text);
        expect(card?.sources.map(({ url }) => url)).toEqual([source?.url]);
      }
      for (const { summary, outcome } of events) {
        expect(cards.get(summary.mark?.evidence.split('/')[1] ?? '')?.title).toContain(summary.text);
        if (outcome.mark) expect(outcome.mark.evidence).toBe(summary.mark?.evidence);
      }
    }
  });

  test('an entry that somebody judged weak says so, in its row and on its card', () => {
    const weakOf = (id: string) => {
      const provider = english.providers.get(id);
      const cards = (provider && recordEvidence(provider, english)) ?? [];
      const { audits, incidents, challenges } = recordRows(id, english);
      const rows = [...audits, ...incidents, ...challenges];
      return [
        cards.filter(([, { weak }]) => weak !== undefined).map(([key]) => key),
        rows.filter(({ remarks }) => remarks.includes('Low confidence')).map((row) => row.id),
      ];
    };
    expect(weakOf('alder')).toEqual([['audits:3'], ['audits:3']]);
    expect(weakOf('birch')).toEqual([['incidents:1'], ['incidents:1']]);
  });
});

test('the page of all audits is linked at the provider, where there is that page', () => {
  expect(decoderLink('alder', english)?.href).toBe('/vpn-audits#alder');
  expect(decoderLink('alder', { ...english, document: () => undefined })).toBeUndefined();
});
