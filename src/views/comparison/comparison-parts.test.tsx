import { describe, expect, test } from 'vitest';
import type { Pair } from '#domain/comparison/pair-address.ts';
import { billView } from '#evidence/price/bill.ts';
import { draw, renderHtml } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { Bills, Costs } from './costs.tsx';
import { DecidingCriteria } from './deciding-criteria.tsx';
import { decidingCriteria } from './deciding-criteria-model.ts';
import { FactRows } from './fact-rows.tsx';
import { factRowsModel } from './fact-rows-model.ts';
import { briefWords } from './finding-words.ts';
import { type NeedRow, needRows } from './need-rows.ts';
import { Needs } from './needs.tsx';
import { Brief, PairVerdicts } from './pair-verdicts.tsx';
import { PriceSteps } from './price-steps.tsx';
import { priceSteps } from './price-steps-model.ts';
import { Records } from './records.tsx';
import { providerRecords } from './records-model.ts';
import { pairModel, pairVerdict } from './verdict-model.ts';

const site = testContext();
const model = (...pair: Pair) => pairModel(pair, site);

function stepsOf(...pair: Pair) {
  const steps = priceSteps(model(...pair), site);
  if (!steps) throw new Error('These two have no bills to hold against each other.');
  return steps;
}

describe('the verdicts of a pair', () => {
  const verdicts = (...pair: Pair) => {
    const both = model(...pair);
    return draw(<PairVerdicts verdicts={[pairVerdict(both, 0, site), pairVerdict(both, 1, site)]} />).all(
      'section',
    );
  };

  test('stand in the order of the pair, and only the first of the ranking is the pick', () => {
    const [alder, birch] = verdicts('alder', 'birch');
    expect([alder, birch].map((one) => one?.all('h2')[0]?.text)).toEqual(['Alder VPN', 'Birch VPN']);
    expect(alder?.attributes.class).toBe('pair-verdict pair-pick');
    expect(birch?.attributes.class).toBe('pair-verdict');
    expect([alder, birch].map((one) => one?.all('.ruler-pick').length)).toEqual([1, 0]);
  });

  test('whoever is ranked has a score on a ruler with its scale; who is not is said to be not', () => {
    const [alder, dogwood] = verdicts('alder', 'dogwood');
    expect(alder?.all('.pair-score')[0]?.text).toBe('8.3 of 10 place 1 to 2 of 4');
    expect(alder?.all('svg.ruler-self')).toHaveLength(1);
    expect(alder?.all('text').map(({ text }) => text)).toEqual(['0', '5', '10']);
    expect(dogwood?.all('.pair-score')[0]?.text).toBe('Not ranked');
    expect(dogwood?.all('svg.ruler-self')).toEqual([]);
    expect(dogwood?.attributes.class).toBe('pair-verdict');
  });

  test('say how sure the score is, and that a low one is no school mark', () => {
    const [alder, fir] = verdicts('alder', 'fir');
    const sureness = (one: typeof alder) =>
      one
        ?.all('.sureness')[0]
        ?.all('dt')
        .map(({ text }) => text);
    expect(sureness(fir)).toEqual(['Place', 'Confidence', 'Possible score']);
    expect([alder, fir].map((one) => one?.all('.score-meaning').length)).toEqual([0, 1]);
  });

  test('each links its review where there is one, and the provider on the terms of the link', () => {
    const both = model('alder', 'birch');
    const alder = pairVerdict(both, 0, site);
    const links = (review: string | undefined) =>
      draw(<PairVerdicts verdicts={[{ ...alder, review }]} />)
        .all('.pair-links')[0]
        ?.all('a')
        .map(({ text, attributes }) => [text, attributes.href]);
    const out = [
      [alder.link.label, alder.link.href],
      [alder.link.plain.host, alder.link.plain.href],
    ];
    expect(links('/reviews/alder')).toEqual([['Alder VPN review', '/reviews/alder'], ...out]);
    expect(links(undefined)).toEqual(out);
  });
});

describe('what the facts come to', () => {
  test('is a sentence each, with the marks of both providers behind it', () => {
    const sentences = briefWords(model('alder', 'dogwood'), site);
    const items = draw(<Brief sentences={sentences} />).all('li');
    expect(items.map(({ all }) => all('sup').length)).toEqual([1, 1, 0]);
    const pair = draw(<Brief sentences={briefWords(model('alder', 'birch'), site)} />).all('li');
    expect(pair.map(({ all }) => all('sup').length)).toEqual([2, 2, 2, 2]);
    expect(pair[0]?.all('a').map(({ attributes }) => attributes['data-evidence'])).toEqual([
      'alder/prices',
      'birch/prices',
    ]);
    expect(pair[0]?.text).toMatch(/^Over 36 months, renewal included, Alder VPN costs \$35\.64 less/);
  });
});

describe('which for which need', () => {
  const rows = (list: readonly NeedRow[]) =>
    draw(<Needs rows={list} />)
      .all('tbody')[0]
      ?.all('tr') ?? [];
  const row = (change: Partial<NeedRow>): NeedRow => ({
    id: 'one',
    need: 'A need',
    choice: 'Alder VPN',
    isOpen: false,
    why: '',
    answers: [],
    ...change,
  });
  const why = (change: Partial<NeedRow>) => rows([row(change)])[0]?.all('td')[1];

  test('names need, choice and reason; where nobody is chosen the words stand back', () => {
    const drawn = rows(needRows(model('birch', 'cedar'), site));
    expect(drawn.map(({ all }) => [all('th')[0]?.text, all('td')[0]?.text])).toEqual([
      ['Streaming', 'Open'],
      ['Torrenting', 'Open'],
      ['Free', 'Open'],
      ['Privacy', 'Open'],
      ['Travel and censorship', 'Open'],
      ['An owner other than Grove Group', 'Neither'],
    ]);
    expect(drawn.every(({ all }) => all('.need-open').length === 1)).toBe(true);
    const chosen = rows(needRows(model('alder', 'birch'), site));
    expect(chosen).toHaveLength(7);
    expect(
      chosen.every(({ all }) => all('.need-open').length === 0 && all('.need-choice').length === 1),
    ).toBe(true);
  });

  test('a reason of answers has that of the choice first, and the other below it with its name', () => {
    const [, torrenting] = rows(needRows(model('alder', 'birch'), site));
    const reason = torrenting?.all('td')[1];
    expect(reason?.text).toMatch(/^Port forwarding: Yes/);
    expect(reason?.all('small')[0]?.text).toMatch(/^Birch VPN: No/);
  });

  test('answers that speak for themselves have no colon before them', () => {
    const cost = rows(needRows(model('alder', 'birch'), site))[5]?.all('td')[1];
    expect(cost?.text).toMatch(/^\$168\.00/);
    expect(cost?.all('small')[0]?.text).toMatch(/^Birch VPN: \$203\.64/);
  });

  test('a reason in words stands alone, or before a link to an example', () => {
    expect(why({ why: 'Because.' })?.text).toBe('Because.');
    expect(why({ why: 'Because.' })?.all('small')).toEqual([]);
    expect(why({ why: 'Because.' })?.all('a')).toEqual([]);
    const example = why({ why: 'See:', link: { href: '/compare/a-vs-b', text: 'A vs B' } });
    expect(example?.text).toBe('See: A vs B');
    expect(example?.all('a')[0]?.attributes.href).toBe('/compare/a-vs-b');
    expect(why({ link: { href: '/compare/a-vs-b', text: 'A vs B' } })?.text).toBe('A vs B');
    const link = { href: '/compare/a-vs-b', text: 'A vs B' };
    expect(renderHtml(<Needs rows={[row({ why: 'See:', link })]} />)).toContain('<td>See: <a ');
    expect(renderHtml(<Needs rows={[row({ link })]} />)).toContain('<td><a ');
  });
});

describe('what sets a pair apart', () => {
  const apart = (...pair: Pair) => decidingCriteria(model(...pair), site);
  const rowsOf = (...pair: Pair) =>
    draw(<DecidingCriteria {...apart(...pair)} />)
      .all('tbody')[0]
      ?.all('tr') ?? [];

  test('is a table with a column for each, where whoever is ahead is marked', () => {
    const drawn = draw(<DecidingCriteria {...apart('alder', 'elm')} />);
    expect(
      drawn
        .all('thead')[0]
        ?.all('th')
        .map(({ text }) => text),
    ).toEqual(['Criterion', 'Alder VPN', 'Elm VPN']);
    const rows = rowsOf('alder', 'elm');
    expect(rows[0]?.all('th')[0]?.text).toMatch(/^Owner and conflicts of interest ./);
    expect(
      rows[0]?.all('td').map(({ attributes, all }) => [attributes['data-label'], all('small')[0]?.text]),
    ).toEqual([
      ['Alder VPN', '10 of 10 points · +0.4'],
      ['Elm VPN', '6 of 10 points'],
    ]);
    expect(rows[3]?.all('td').map(({ attributes }) => attributes.class)).toEqual([undefined, 'ahead']);
  });

  test('adds up to the gap, with what incidents took as a line of its own', () => {
    const rows = rowsOf('alder', 'birch');
    const deduction = rows.find(({ all }) => all('th')[0]?.text.startsWith('Deducted for incidents'));
    expect(deduction?.all('small').map(({ text }) => text)).toEqual([
      expect.stringMatching(/^An incident can only cost/),
      '0.0 taken · +0.6',
      '0.6 taken',
    ]);
    const numbers = rows.map(({ all }) => {
      const [first, second] = all('td').map(({ text }) => Number(/\+(\d+\.\d)$/.exec(text)?.[1] ?? 0));
      return (first ?? 0) - (second ?? 0);
    });
    const gap = numbers.pop() ?? 0;
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBeCloseTo(gap, 9);
    expect(rows.slice(-2).map(({ all }) => all('th')[0]?.text)).toEqual([
      'Everything else',
      'Gap between the two',
    ]);
  });

  test('has no gap to add up to where one of them has no place', () => {
    expect(apart('alder', 'dogwood').sums).toEqual([]);
    expect(apart('alder', 'dogwood').rows.length).toBeGreaterThan(0);
  });

  test('prints the basis of costs only where they are among the lines', () => {
    const basis = site.methodology.costBasis.statement.en;
    expect(apart('alder', 'birch').costBasis).toBeUndefined();
    const { findings, ...rest } = model('alder', 'birch');
    const line = { criterion: 'cost', ahead: 0, by: 1, points: [10, 0] } as const;
    const costly = { ...rest, findings: { ...findings, apart: { lines: [line], rest: 0, gap: 1 } } };
    expect(decidingCriteria(costly, site).costBasis).toBe(basis);
  });

  test('where nothing does, is a sentence', () => {
    const none = draw(<DecidingCriteria {...apart('alder', 'birch')} rows={[]} />);
    expect(none.all('table')).toEqual([]);
    expect(none.text).toContain('Nothing moves the two scores apart by a tenth of a point.');
  });
});

describe('what a pair costs', () => {
  const costs = (props: Partial<Parameters<typeof Costs>[0]>) =>
    draw(<Costs receipts={undefined} without={[]} steps={undefined} {...props} />);

  test('whoever has no recent price is named', () => {
    const words = costs({ without: ['Cedar VPN', 'Dogwood'] }).all('p.faint');
    expect(words.map(({ text }) => text)).toEqual([
      'Cedar VPN: no recent price is known to us, so there is no receipt.',
      'Dogwood: no recent price is known to us, so there is no receipt.',
    ]);
    expect(costs({}).all('p.faint')).toEqual([]);
  });

  test('is drawn only where there are two lines to draw', () => {
    expect(costs({}).all('figure')).toEqual([]);
    const [figure] = costs({ steps: stepsOf('alder', 'birch') }).all('figure');
    expect(figure?.text).toContain('Price of a month over 36 months');
    expect(figure?.all('.price-steps')).toHaveLength(1);
  });
});

test('bills stand side by side, with a sentence for whoever has none', () => {
  const bills = ['alder', 'cedar', 'fir'].map((id) => ({ name: id, bill: billView(id, site) }));
  const columns =
    draw(<Bills bills={bills} />)
      .all('.columns-3')[0]
      ?.all('h3') ?? [];
  expect(columns.map(({ text }) => text)).toEqual(['alder', 'cedar', 'fir']);
  const drawn = draw(<Bills bills={bills} />);
  expect(drawn.all('p.faint').map(({ text }) => text)).toEqual([
    'cedar: no recent price is known to us, so there is no receipt.',
  ]);
  expect(drawn.text).toContain('$168.00');
  expect(drawn.text).toContain('$99.00');
  expect(drawn.all('section.entry-wide')).toHaveLength(1);
});

describe('the drawing of prices', () => {
  const drawn = draw(<PriceSteps {...stepsOf('alder', 'birch')} />);
  const flat = draw(<PriceSteps {...stepsOf('alder', 'fir')} />);

  test('has a step line each on a scale of 240 by 36, the second dashed', () => {
    // Up to 12 dollars: 4 stands at two thirds of the height from above.
    expect(drawn.all('svg')[1]?.attributes.viewBox).toBe('0 0 36 240');
    const lines = drawn.all('svg')[1]?.all('path.price-line') ?? [];
    expect(lines.map(({ attributes }) => [attributes.class, attributes.d])).toEqual([
      ['price-line', 'M0 160H24V120H36'],
      ['price-line price-dashed', 'M0 170H24V40H36'],
    ]);
  });

  test('has a line of the grid and a number for each round amount', () => {
    expect(drawn.all('path.price-grid')[0]?.attributes.d).toBe('M0 240H36M0 180H36M0 120H36M0 60H36M0 0H36');
    const amounts = drawn.all('text').filter(({ attributes }) => attributes.x === '-8');
    expect(amounts.map(({ text, attributes }) => [text, attributes.y])).toEqual([
      ['0', '245'],
      ['3', '185'],
      ['6', '125'],
      ['9', '65'],
      ['12', '5'],
    ]);
  });

  test('starts today and counts years in months', () => {
    const months = drawn.all('text').filter(({ attributes }) => attributes.y === '260');
    expect(months.map(({ text, attributes }) => [text, Number.parseInt(attributes.x ?? '', 10)])).toEqual([
      ['today', 0],
      ['12', 33],
      ['24', 66],
      ['36', 100],
    ]);
  });

  test('writes the higher of two amounts above its line and the other below', () => {
    const amounts = drawn.all('text.price-amount');
    expect(amounts.map(({ text, attributes }) => [text, attributes.x, attributes.y])).toEqual([
      ['$4.00', '4', '152'],
      ['$6.00', '100%', '138'],
      ['$3.49', '4', '188'],
      ['$9.99', '100%', '32'],
    ]);
  });

  test('writes a price that never changes once, at its end', () => {
    expect(flat.all('text.price-amount').map(({ text }) => text)).toEqual(['$4.00', '$6.00', '$2.75']);
  });

  test('has a key with the same lines, and says the whole in words', () => {
    const key = drawn.all('.price-key')[0]?.all('li') ?? [];
    expect(key.map(({ text, all }) => [text, all('path')[0]?.attributes.class])).toEqual([
      ['Alder VPN', 'price-line'],
      ['Birch VPN', 'price-line price-dashed'],
    ]);
    expect(drawn.all('svg')[0]?.attributes['aria-label']).toMatch(/^Alder VPN: \$4\.00 a month at first/);
    expect(drawn.all('p.price-axis')[0]?.text).toBe('USD a month');
  });
});

describe('all facts, row by row', () => {
  const pair = factRowsModel(['alder', 'birch'], site);
  const drawn = draw(<FactRows {...pair} />);
  const rowOf = (label: string) =>
    drawn
      .all('tr')
      .find(({ all }) =>
        all('th').some(({ text, attributes }) => attributes.scope === 'row' && text === label),
      );
  const labelOf = (key: string) =>
    pair.sections.flatMap(({ rows }) => rows).find((row) => row.key === key)?.label ?? '';

  test('are grouped under their headings, with a column for each provider', () => {
    expect(
      drawn
        .all('thead')[0]
        ?.all('th')
        .map(({ text }) => text),
    ).toEqual(['Fact', 'Alder VPN', 'Birch VPN']);
    const groups = drawn.all('tr.fact-group').flatMap(({ all }) => all('th'));
    expect(groups.map(({ text }) => text)).toEqual(pair.sections.map(({ label }) => label));
    expect(groups.every(({ attributes }) => attributes.colspan === '3')).toBe(true);
  });

  test('rows that do not differ are marked, and only those', () => {
    expect(rowOf(labelOf('obfuscation'))?.attributes.class).toBe('same');
    expect(rowOf(labelOf('founded'))?.attributes.class).toBeUndefined();
    expect(drawn.all('tr.same')).toHaveLength(pair.count - pair.differing);
  });

  test('a group is marked where none of its rows differs', () => {
    expect(drawn.all('tbody').map(({ attributes }) => attributes.class)).toEqual(
      pair.sections.map(() => undefined),
    );
    const alike = pair.sections.map((section, place) => ({
      ...section,
      rows: section.rows.map((row, position) => ({ ...row, differs: place > 0 && position === 0 })),
    }));
    const [first, ...others] = draw(<FactRows {...pair} sections={alike} />).all('tbody');
    expect(first?.attributes.class).toBe('same');
    expect(others.every(({ attributes }) => attributes.class === undefined)).toBe(true);
  });

  test('a cell names its provider, and says when "partly" holds', () => {
    const cells = rowOf(labelOf('tor'))?.all('td') ?? [];
    expect(cells.map(({ attributes }) => attributes['data-label'])).toEqual(['Alder VPN', 'Birch VPN']);
    expect(cells.map(({ all }) => all('small').map(({ text }) => text))).toEqual([
      [],
      ['In some countries.'],
    ]);
  });

  test('the ways to all rows and to differences alone carry their numbers', () => {
    const ways = drawn.all('nav')[0]?.all('a') ?? [];
    expect(ways.map(({ text, attributes }) => [text, attributes.href])).toEqual([
      ['All facts 30', '#rows'],
      ['Differences only 27', '#differences'],
    ]);
    expect(drawn.all('div')[0]?.attributes.id).toBe('differences');
    expect(drawn.all('nav')[0]?.all('b')).toHaveLength(2);
  });

  test('a table of two is laid out as a pair, one of more is not', () => {
    expect(drawn.all('.fact-rows-pair')).toHaveLength(1);
    expect(drawn.all('.fact-rows-many')).toEqual([]);
    const many = draw(<FactRows {...factRowsModel(['alder', 'birch', 'fir'], site)} />);
    expect(many.all('.fact-rows-many')).toHaveLength(1);
    expect(many.all('.fact-rows-pair')).toEqual([]);
    expect(many.all('tr.fact-group')[0]?.all('th')[0]?.attributes.colspan).toBe('4');
  });
});

describe('audits and incidents', () => {
  const drawn = draw(<Records providers={['alder', 'dogwood'].map((id) => providerRecords(id, site))} />);
  const lists = drawn.all('dl');
  const [alder, dogwood] = [lists.slice(0, 2), lists.slice(2)];

  test('are counted for each, the total first and then what it is made of', () => {
    const lines = alder[0]?.all('div').map(({ all }) => [all('dt')[0]?.text, all('dd')[0]?.text]);
    expect(lines).toEqual([
      ['Audits of the VPN', '3 ‡'],
      ['Newest', 'February 2025'],
      ['Report is public', '2 of 3'],
    ]);
    expect(alder[1]?.all('div')).toHaveLength(4);
  });

  test('where nothing is known that is all there is to say', () => {
    expect(dogwood.map(({ text }) => text)).toEqual(['Audits of the VPN Unknown', 'Incidents Unknown']);
  });

  test('lead to where each audit is taken apart, where there is such a page', () => {
    expect(drawn.all('.record-link').map(({ text, all }) => [text, all('a')[0]?.attributes.href])).toEqual([
      ['Each audit decoded: Alder VPN', '/vpn-audits#alder'],
      ['Each audit decoded: Dogwood', '/vpn-audits#dogwood'],
    ]);
    const records = { ...providerRecords('alder', site), decoded: undefined };
    expect(draw(<Records providers={[records]} />).all('.record-link')).toEqual([]);
  });
});
