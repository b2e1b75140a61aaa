import { describe, expect, test } from 'vitest';
import { selectVpnCard } from '#blocks/prose/vpn-card/vpn-card.block.ts';
import { parseMarkdoc } from '#catalog/parse-markdoc.ts';
import { draw, renderHtml } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import type { SiteContext } from '#site/site-context.ts';
import { CriteriaTable } from './criteria-table.tsx';
import { criteriaTableView } from './criteria-table-model.ts';
import { type RankedEntry, RankedList } from './ranked-list.tsx';
import { RankConfidenceNotes, RankingNotes } from './ranking-notes.tsx';
import { rankingNotesView } from './ranking-notes-model.ts';
import { RoundupView } from './roundup-view.tsx';

const site = testContext();
const { ranking, ...result } = site.ranking('overall');
/** The same site with nobody in its rankings. */
const empty: SiteContext = { ...site, ranking: () => ({ ...result, ranking: { ranked: [], unranked: [] } }) };
/** The same site where everybody who is listed has a place. */
const allRanked: SiteContext = {
  ...site,
  ranking: () => ({ ...result, ranking: { ...ranking, unranked: [] } }),
};

describe('the page of a ranking', () => {
  const page = (source: string | undefined, context = site) => (
    <RoundupView
      page={{
        kind: 'roundup',
        profile: 'overall',
        path: '/best-vpn',
        locale: 'en',
        layout: 'default',
        alternates: [],
        documentId: 'roundups/best-vpn',
        title: 'The best',
        description: '',
        updated: '2025-06-10',
        data: {},
      }}
      body={source === undefined ? undefined : parseMarkdoc(source)}
      site={context}
      breadcrumbs={<nav>The way</nav>}
      disclosure="Links may be paid."
      foot={<footer>The foot</footer>}
    />
  );
  const written =
    '{% verdict provider="alder" takeIf="you care." %}\nThe sentence.\n{% /verdict %}\n\nThe opening.\n\n## More {% #more %}\n\nIn the end.';

  test('has the list, then what readers can do with it, then what an author adds', () => {
    const ids = draw(page(written))
      .all('h2')
      .flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids).toEqual(['ranking', 'how-we-ranked', 'your-ranking', 'side-by-side', 'how-sure', 'more']);
    expect(renderHtml(page(written))).toMatch(/<footer>The foot<\/footer><\/article>$/);
  });

  test('counts and lists those with a place, in the order of the ranking', () => {
    const drawn = draw(page(written));
    expect(drawn.all('.ranking-head')[0]?.all('h2')[0]?.text).toBe('The ranking: 4 providers');
    const names = drawn
      .all('ol.ranked')[0]
      ?.all('h3')
      .map(({ text }) => text);
    expect(names).toEqual(['Alder VPN', 'Elm VPN', 'Birch VPN', 'Fir VPN']);
  });

  test('sets the written verdict before the list and the opening at its head, each once', () => {
    const drawn = draw(page(written));
    expect(drawn.text.split('The sentence.')).toHaveLength(2);
    expect(drawn.text.split('The opening.')).toHaveLength(2);
    expect(drawn.text.indexOf('The sentence.')).toBeLessThan(drawn.text.indexOf('The ranking:'));
    expect(drawn.all('.ranking-head')[0]?.text).toContain('The opening.');
    expect(drawn.all('.ranking-head')[0]?.text).not.toContain('In the end.');
  });

  test('says that nothing is written only where nothing is', () => {
    const placeholder = (source: string | undefined) =>
      draw(page(source)).all('.ranking-head')[0]?.all('p.faint').length;
    expect(placeholder(written)).toBe(0);
    expect(placeholder('')).toBe(1);
    expect(placeholder(undefined)).toBe(1);
    expect(draw(page(undefined)).all('.ranking-head')[0]?.all('.prose')).toEqual([]);
  });

  test('warns where evidence is thin, and not where it is not', () => {
    const head = (context: SiteContext) => draw(page(written, context)).all('.ranking-head')[0]?.text;
    expect(head(site)).toContain('Evidence is thin here. For 2 of 6 providers');
    expect(head(allRanked)).not.toContain('Evidence is thin');
    expect(draw(page(written, allRanked)).all('.ranking-head')[0]?.all('.notice')).toEqual([]);
  });

  test('draws no list where nobody has a place', () => {
    const nobody = draw(page(written, empty));
    expect(nobody.all('ol.ranked')).toEqual([]);
    expect(nobody.text).toContain('The ranking: 0 providers');
  });

  test('draws the list of one', () => {
    const one = { ...result, ranking: { ranked: ranking.ranked.slice(0, 1), unranked: [] } };
    expect(draw(page(written, { ...site, ranking: () => one })).all('ol.ranked')).toHaveLength(1);
  });

  test('says how many criteria and providers the table holds, and what money has to do with it', () => {
    const { text } = draw(page(written));
    expect(text).toContain('The 6 criteria with the most weight in this list');
    expect(text).toContain('The table: 6 providers');
    expect(text).toContain('Links may be paid.');
  });

  test('leads from the head of the list to how it came about', () => {
    const jump = draw(page(written)).all('p.ranking-jump')[0]?.all('a')[0];
    expect([jump?.text, jump?.attributes.href]).toEqual(['What counts, and how much', '#how-we-ranked']);
  });
});

describe('the ranked list', () => {
  const cards = ranking.ranked.map(({ score }) => ({
    ...selectVpnCard(score.provider, 'overall', site, 'roundup'),
    tested: undefined,
  }));
  const [first] = cards as [RankedEntry];
  const places = draw(<RankedList cards={cards} />)
    .all('li')
    .filter(({ all }) => all('h3').length > 0);

  test('opens three places and folds the others', () => {
    expect(places.map(({ all }) => [all('article').length, all('details').length])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  test('marks all who share the first place, and nobody else', () => {
    expect(places.map(({ all }) => all('article')[0]?.attributes.class)).toEqual([
      'card card-pick',
      'card card-pick',
      'card',
      undefined,
    ]);
  });

  test('a folded place has range, name, score, confidence and price in its line', () => {
    const [line] = places[3]?.all('summary') ?? [];
    expect(line?.all('.folded-place')[0]?.text).toBe('3–4 place 3 to 4 of 4');
    expect(line?.all('h3')[0]?.text).toBe('Fir VPN');
    expect(line?.all('b')[0]?.text).toBe('0.7');
    expect(line?.all('.ruler-self')).toHaveLength(1);
    expect(line?.all('.folded-note')[0]?.text).toBe(`confidence: thin · ${cards[3]?.price.short}`);
  });

  test('what others tested stands in the line and on the card, where the list rests on it', () => {
    const tested = cards.map((card) => ({ ...card, tested: 'Played 3 of 4' }));
    const drawn = draw(<RankedList cards={tested} />);
    expect(drawn.all('.folded-note')[0]?.text).toMatch(/ · Played 3 of 4$/);
    expect(drawn.all('p').filter(({ text }) => text === 'Played 3 of 4')).toHaveLength(cards.length);
  });

  test('a score under half is explained, others are not', () => {
    expect(places.map(({ all }) => all('.score-meaning').length)).toEqual([0, 0, 1, 1]);
  });

  test('a folded place without a score has neither ruler nor number', () => {
    const unscored = { ...first, provider: 'Nobody', standing: { ...first.standing, score: undefined } };
    const [line] = draw(<RankedList cards={[...cards.slice(0, 3), unscored]} />).all('summary');
    expect(line?.all('h3')[0]?.text).toBe('Nobody');
    expect(line?.all('.ruler-self')).toEqual([]);
    expect(line?.all('b')).toEqual([]);
  });

  test('every place has reasons, cost and a link out, folded or not', () => {
    for (const place of places) {
      expect(place.all('.card-reasons')).toHaveLength(1);
      expect(place.all('.cost-total')).toHaveLength(1);
      expect(place.all('a').some(({ attributes }) => attributes.href?.includes('?from=roundup'))).toBe(true);
    }
  });
});

describe('the table of criteria', () => {
  const view = criteriaTableView('overall', site);
  const drawn = draw(<CriteriaTable profile="Overall" {...view} />);
  const rows = drawn.all('tbody')[0]?.all('tr') ?? [];

  test('heads each column with its criterion and its share of the weight', () => {
    const heads = drawn
      .all('thead')[0]
      ?.all('th')
      .map(({ text }) => text);
    expect(heads?.slice(0, 4)).toEqual([
      'Provider',
      'Score',
      'No logs, promised and proven 20% of the weight',
      'Owner and conflicts of interest 10% of the weight',
    ]);
    expect(heads).toHaveLength(8);
  });

  test('gives the ranked their range of places and score, and says of the others that they are not', () => {
    expect(rows.map(({ all }) => [all('.criteria-place')[0]?.text, all('.criteria-score')[0]?.text])).toEqual(
      [
        ['1–2 place 1 to 2 of 4', '8.3'],
        ['1–2 place 1 to 2 of 4', '7.5'],
        ['3–4 place 3 to 4 of 4', '2.9'],
        ['3–4 place 3 to 4 of 4', '0.7'],
        ['', 'not ranked'],
        ['', 'not ranked'],
      ],
    );
  });

  test('marks all who share the first place', () => {
    expect(rows.map(({ attributes }) => attributes.class)).toEqual([
      'pick',
      'pick',
      ...Array(4).fill(undefined),
    ]);
  });

  test('links a review where there is one', () => {
    expect(rows[0]?.all('th')[0]?.all('a')[0]?.attributes.href).toBe('/reviews/alder');
    const unread = view.rows.map((row) => ({ ...row, reviewPath: undefined }));
    const [first] = draw(<CriteriaTable profile="Overall" {...view} rows={unread} />).all('tbody');
    expect(first?.all('th')[0]?.text).toBe('1–2 place 1 to 2 of 4 Alder VPN');
    expect(first?.all('th').flatMap(({ all }) => all('a'))).toEqual([]);
  });

  test('each cell carries the name of its column, for screens without room for a head', () => {
    const labels = rows[2]
      ?.all('td')
      .slice(1)
      .map(({ attributes }) => attributes['data-label']);
    expect(labels).toEqual(view.columns.map(({ label }) => label));
    expect(rows[2]?.all('td')[2]?.text).toMatch(/^Sites that review VPNs/);
  });
});

describe('how the order came about', () => {
  const notes = (context: SiteContext) =>
    draw(<RankingNotes {...rankingNotesView('overall', context)} disclosure="Links may be paid." />);
  const labels = (context: SiteContext) =>
    notes(context)
      .all('h3.label')
      .map(({ text }) => text);

  test('names those without a place only where there are any', () => {
    expect(labels(site)).toHaveLength(5);
    expect(notes(site).all('.not-ranked')[0]?.text).toContain('Dogwood');
    expect(labels(allRanked)).toHaveLength(4);
    expect(notes(allRanked).all('.not-ranked')).toEqual([]);
    const one = {
      ...rankingNotesView('overall', site),
      unranked: [{ titles: 'Dogwood', why: 'nothing is known' }],
    };
    expect(draw(<RankingNotes {...one} disclosure="" />).all('.not-ranked')[0]?.text).toBe(
      'Dogwood : nothing is known',
    );
  });

  test('lists what a place needs, says what is paid, and leads to the open scores', () => {
    const drawn = notes(site);
    expect(drawn.text).toContain('Evidence behind at least 40% of the weight');
    expect(drawn.text).toContain('A score says how much of what we ask for has been shown.');
    expect(drawn.text).toContain('How cost is compared Cost is what three years take');
    expect(drawn.text).toContain('Paid links Links may be paid.');
    expect(drawn.text).toContain(`Method version ${site.methodology.version}`);
    const scores = drawn.all('a').find(({ text }) => text === 'scores are open data');
    expect(scores?.attributes.href).toBe('/data/v1/scores.json');
  });
});

describe('how much of the order to believe', () => {
  const notes = (ties: readonly string[]) =>
    draw(<RankConfidenceNotes sentences={['One.', 'Two.']} ties={ties} />);
  const paragraphs = (ties: readonly string[]) =>
    notes(ties)
      .all('p')
      .map(({ text }) => text);
  const limits = expect.stringMatching(/^All this judges published facts\./);

  test('ties are listed as equals, even a single one', () => {
    const tie = 'A and B share places 1–2';
    expect(paragraphs([tie])).toEqual(['One.', 'Two.', 'Read these as equal:', limits]);
    expect(
      notes([tie])
        .all('li')
        .map(({ text }) => text),
    ).toEqual([tie]);
  });

  test('without ties nothing is said of them', () => {
    expect(paragraphs([])).toEqual(['One.', 'Two.', limits]);
    expect(notes([]).all('ul')).toEqual([]);
  });
});
