import { describe, expect, test } from 'vitest';
import { withoutVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { parseMarkdoc } from '#catalog/parse-markdoc.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { renderHtml } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { withPlans } from '#fixtures/with-fact.ts';
import type { SiteContext } from '#site/site-context.ts';
import { criteriaTableView } from './criteria-table-model.ts';
import { LeadVerdict } from './lead-verdict.tsx';
import { rankConfidence } from './rank-confidence.ts';
import { rankingNotesView } from './ranking-notes-model.ts';

const english = testContext();
const profiles = english.methodology.profiles.map(({ id }) => id);

/** The same rankings, but nobody in them. */
const empty: SiteContext = {
  ...english,
  ranking: (profile) => ({ ...english.ranking(profile), ranking: { ranked: [], unranked: [] } }),
};

/** The same ranking without those of whom too little is known. */
function withoutUnknown(profile: string): SiteContext {
  const { ranking, ...result } = english.ranking(profile);
  const unranked = ranking.unranked.filter(({ score }) => !['cedar', 'dogwood'].includes(score.provider));
  return { ...english, ranking: () => ({ ...result, ranking: { ...ranking, unranked } }) };
}

describe('the table of criteria', () => {
  test.each(profiles)(
    'of "%s" has the heaviest criteria first, and everyone: the ranked in order',
    (profile) => {
      const { columns, rows } = criteriaTableView(profile, english);
      const { ranked, unranked } = english.ranking(profile).ranking;
      const reasons = ranked[0]?.score.reasons ?? [];
      const heaviest = reasons.toSorted((a, b) => b.weight - a.weight).slice(0, columns.length);
      expect(columns.map(({ id }) => id)).toEqual(heaviest.map(({ criterion }) => criterion));
      expect(rows.map(({ provider }) => provider)).toEqual(
        [...ranked, ...unranked].map(({ score }) => score.provider),
      );
      expect(rows.filter(({ place }) => place !== undefined)).toHaveLength(ranked.length);
      expect(rows.every(({ cells }) => cells.length === columns.length)).toBe(true);
    },
  );

  test('cost is told as money; without a total, that there is none', () => {
    const { columns, rows } = criteriaTableView('overall', english);
    const column = columns.findIndex(({ id }) => id === 'cost');
    const cost = (id: string) => rows.find(({ provider }) => provider === id)?.cells[column]?.text;
    expect(cost('alder')).toBe('$4.67 a month');
    const unpublished = withPlans(english, 'alder', { renewal: 'unpublished' });
    expect(criteriaTableView('overall', unpublished).rows[0]?.cells[column]?.text).toBe('no total');
  });
});

describe('the parameters', () => {
  test.each(localeCodes)('name in %s what every ranking requires', (locale) => {
    const site = testContext(locale);
    for (const { id, requires } of site.methodology.profiles) {
      const { required, weights } = rankingNotesView(id, site);
      expect(required).toHaveLength(requires.length + 1);
      expect(weights).toHaveLength(site.vocabulary.groups.length);
    }
  });

  test('what every list requires comes first, then what this one does, and the share of evidence last', () => {
    const { methodology } = english;
    const demanding = {
      ...english,
      methodology: { ...methodology, requires: [{ criterion: 'devices', above: 4 }] },
    };
    expect(rankingNotesView('torrenting', demanding).required).toEqual([
      'Devices at once: more than 4 of 10 points',
      'Torrents allowed: known, and not “No”',
      'Kill switch: shown, at least in part',
      'Evidence behind at least 40% of the weight',
    ]);
  });

  test('the basis of costs is printed where they count, and not where nobody pays', () => {
    const { statement } = english.methodology.costBasis;
    expect(rankingNotesView('overall', english).costBasis).toBe(statement.en);
    expect(rankingNotesView('free', english).costBasis).toBeUndefined();
  });

  test('no bar is longer than the scale, in this list or in the overall one', () => {
    for (const profile of profiles) {
      const { weights, heaviest } = rankingNotesView(profile, english);
      for (const { share, overall = 0 } of weights)
        expect(Math.max(share, overall)).toBeLessThanOrEqual(heaviest);
    }
  });
});

describe('how sure we are', () => {
  test('thin evidence is said where a third or more cannot be ranked because nobody knows', () => {
    expect(rankConfidence('streaming', english).thin).toBe(
      'Evidence is thin here. For 4 of 6 providers too little is known to give them a place, so only 2 are ranked.',
    );
    expect(rankConfidence('overall', english).thin).toMatch(/^Evidence is thin here\. For 2 of 6 /);
    expect(rankConfidence('overall', withoutUnknown('overall')).thin).toBeUndefined();
    // Most have no free plan, which is known.
    expect(rankConfidence('free', withoutUnknown('free')).thin).toBeUndefined();
  });

  test('says how much rests on evidence, how doubt was tried, and who stands clearly above whom', () => {
    const [evidence, doubt, first, above] = rankConfidence('travel', english).sentences;
    expect(evidence).toMatch(/^Evidence carries between 43% and 9\d% of the weight of each score\.$/);
    expect(doubt).toMatch(/200 times under doubt: each weight times 0\.5 to 2, 5% of .* 25% of .* 90%/);
    expect(first).toBe('Nobody stands clearly above Elm VPN.');
    expect(above).toBe('It stands clearly above Alder VPN, Birch VPN, and Fir VPN.');
  });

  test('several who share the first place are named together, with whom all of them leave behind', () => {
    const { sentences, ties } = rankConfidence('privacy', english);
    expect(sentences.slice(-2)).toEqual([
      'Nobody stands clearly above Alder VPN and Elm VPN.',
      'All of them stand clearly above Birch VPN and Fir VPN.',
    ]);
    expect(ties).toEqual([
      'Alder VPN and Elm VPN share places 1–2',
      'Birch VPN and Fir VPN share places 3–4',
    ]);
  });

  test('where nobody stands above anybody, that is said, and nothing else', () => {
    expect(rankConfidence('streaming', english).sentences.at(-1)).toBe(
      'Nobody in this list stands clearly above anybody else.',
    );
  });

  test('where those in front leave nobody behind for certain, nobody is named as left behind', () => {
    const overall = english.ranking('travel');
    const places = { ...overall.places, isClearlyAbove: () => false };
    const site = { ...english, ranking: () => ({ ...overall, places }) };
    expect(rankConfidence('travel', site).sentences.at(-1)).toBe('Nobody stands clearly above Elm VPN.');
  });

  test('of a list of one there is no order to doubt', () => {
    const { ranking, ...result } = english.ranking('free');
    const one = { ranked: ranking.ranked.slice(0, 1), unranked: [] };
    const site = { ...english, ranking: () => ({ ...result, ranking: one }) };
    expect(rankConfidence('free', site).sentences).toHaveLength(1);
  });

  test('where nobody is ranked nothing is said', () => {
    expect(rankConfidence('overall', empty)).toEqual({ thin: undefined, sentences: [], ties: [] });
  });
});

describe('the verdict that leads', () => {
  const body = (provider: string) =>
    parseMarkdoc(
      `Before.\n\n{% verdict provider="${provider}" takeIf="you care." %}\nA *sentence*.\n{% /verdict %}\n\n## After`,
    );
  const draw = (provider: string, site = english) =>
    renderHtml(<LeadVerdict profile="travel" written={withoutVerdict(body(provider)).verdict} site={site} />);
  const first = english.ranking('travel').ranking.ranked[0]?.score.provider ?? '';
  const name = english.providers.get(first)?.name;

  test('is taken out of the text, which keeps the rest in order', () => {
    const { verdict, rest } = withoutVerdict(body('alder'));
    expect(verdict).toMatchObject({ provider: 'alder', takeIf: 'you care.', leaveIf: undefined, line: 3 });
    expect(rest.children.map(({ type }) => type)).toEqual(['paragraph', 'heading']);
    expect(withoutVerdict(parseMarkdoc('Only text.')).verdict).toBeUndefined();
  });

  test('shows what was written of the first place, judged in the list of the page', () => {
    const html = draw(first);
    expect(html).toContain('A <em>sentence</em>.');
    expect(html).toContain('you care.');
    expect(html).toContain('Place 1 of 4 · Travel and censorship');
    expect(html).toContain('?from=roundup');
  });

  test('shows nothing that was written of another provider', () => {
    const html = draw('fir');
    expect(html).not.toContain('sentence');
    expect(html).not.toContain('you care.');
    expect(html).toContain(`${name} comes first in this list.`);
  });

  test('names all who share the first place, and keeps what was written of any of them', () => {
    const shared = (provider: string) =>
      renderHtml(
        <LeadVerdict profile="privacy" written={withoutVerdict(body(provider)).verdict} site={english} />,
      );
    expect(shared('elm')).toContain('<p class="shared-first">Alder VPN and Elm VPN share first place.</p>');
    expect(shared('elm')).toContain('A <em>sentence</em>.');
    expect(shared('elm')).toContain('/sendme/elm?from=roundup');
    expect(shared('fir')).toContain('Alder VPN has the highest score among them.');
    expect(shared('fir')).not.toContain('sentence');
  });

  test('alone in front, nobody else is named', () => {
    expect(draw(first)).not.toContain('shared-first');
  });

  test('says so where nobody is ranked', () => {
    expect(draw(first, empty)).toContain('<p>Nobody can be ranked here yet.</p>');
  });

  test('says that nobody is any more where facts have grown too old since they were checked', () => {
    const later = testContext('en', { asOf: '2045-06-15' });
    expect(draw(first, later)).toContain('Nobody can be ranked here any more');
  });
});
