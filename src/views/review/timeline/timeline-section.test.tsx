import { describe, expect, test } from 'vitest';
import { decoderLink, recordRows } from '#evidence/record/records.ts';
import { type DrawnElement, draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { type DrawnAudit, TimelineDrawing } from './timeline-drawing.tsx';
import type { DrawnEvent, PlacedEvent } from './timeline-drawing-model.ts';
import { TimelineSection } from './timeline-section.tsx';

const site = testContext();
const section = (provider: string, all = decoderLink(provider, site)) =>
  draw(<TimelineSection rows={recordRows(provider, site)} all={all} today={site.asOf} locale="en" />);

/** These attributes of every element. */
const fields = (elements: readonly DrawnElement[], ...names: string[]) =>
  elements.map(({ attributes }) => names.map((name) => attributes[name]));
/** The words that belong to events: all but the years. */
const words = (drawing: DrawnElement) =>
  drawing.all('text').filter(({ attributes }) => attributes.class === undefined);

describe('the section of audits and incidents', () => {
  test('draws the auditor of every audit above the line and the day of every incident below it', () => {
    const [drawing] = section('alder').all('svg.timeline');
    if (!drawing) throw new Error('nothing is drawn');
    expect(words(drawing).map(({ text, attributes }) => [text, attributes.y])).toEqual([
      ['Keel & Sons', '22'],
      ['Keel & Sons', '44'],
      ['Northlight Security', '66'],
      ['Northlight Security', '66'],
      ['Mar 9, 2021', '144'],
      ['2018', '144'],
    ]);
    expect(drawing.attributes['aria-label']).toMatch(/^Audits and incidents by year\./);
  });

  test('marks each audit by whether its report can be read', () => {
    const marks = section('alder')
      .all('.time-mark')
      .map(({ attributes }) => attributes.class?.replace('time-mark ', ''));
    expect(marks).toEqual([
      'time-ring',
      'time-dotted',
      'time-filled',
      'time-filled',
      'time-diamond',
      'time-diamond',
    ]);
  });

  test.each([
    ['an audit alone', 'cedar', 1],
    ['an incident alone', 'fir', 1],
    ['neither', 'dogwood', 0],
  ])('with %s known, %s has so many drawings: %i', (_, provider, count) => {
    const drawn = section(provider);
    expect(drawn.all('svg.timeline')).toHaveLength(count);
    expect(drawn.all('figcaption')).toHaveLength(count);
    expect(drawn.all('h3').map(({ text }) => text)).toEqual(['Audits', 'Incidents']);
  });

  test('leads to the audits of all others where that page exists', () => {
    const links = (all?: ReturnType<typeof decoderLink>) => {
      const drawn = draw(
        <TimelineSection rows={recordRows('dogwood', site)} all={all} today={site.asOf} locale="en" />,
      );
      return drawn.all('a').map(({ text, attributes }) => [text, attributes.href, attributes.class]);
    };
    expect(links(decoderLink('dogwood', site))).toEqual([
      ['VPN audits, decoded', '/vpn-audits#dogwood', 'review-source'],
    ]);
    expect(links()).toEqual([]);
  });
});

describe('the drawing of audits and incidents', () => {
  const audit = (
    id: string,
    at: number,
    row: number,
    { anchor = 'end', span }: { anchor?: 'start' | 'end'; span?: { from: number; to: number } } = {},
  ): PlacedEvent<DrawnAudit> => ({
    event: { id, date: '2024', text: id, mark: 'filled' },
    position: { at, span },
    label: { row, anchor, at },
  });
  const drawing = (
    above: readonly PlacedEvent<DrawnAudit>[],
    below: readonly PlacedEvent<DrawnEvent>[] = [],
  ) => {
    const years = [
      { year: 2023, from: 0, middle: 0.25, isNamed: true },
      { year: 2024, from: 0.5, middle: 0.75, isNamed: false },
    ];
    const [drawn] = draw(<TimelineDrawing label="All" years={years} above={above} below={below} />).all(
      'svg',
    );
    if (!drawn) throw new Error('nothing is drawn');
    return drawn;
  };
  const lineOf = (drawn: DrawnElement) => Number(drawn.all('line.timeline-line')[0]?.attributes.y1);
  const height = (drawn: DrawnElement) => Number(drawn.attributes.height);

  test('is as high as its rows of words need', () => {
    expect([drawing([]), drawing([audit('a', 0.5, 0)]), drawing([audit('a', 0.5, 2)])].map(lineOf)).toEqual([
      26, 48, 92,
    ]);
    const below = [[], [audit('b', 0.5, 0)], [audit('b', 0.5, 0), audit('c', 0.6, 1)]];
    expect(below.map((events) => height(drawing([], events)))).toEqual([78, 78, 100]);
    // The highest row counts, in whichever order the events come.
    expect(lineOf(drawing([audit('a', 0.5, 1), audit('b', 0.6, 0)]))).toBe(70);
  });

  test('the line runs from edge to edge, and a stroke under it begins each year', () => {
    const [line, ...years] = drawing([]).all('line.timeline-line');
    expect(fields(line ? [line] : [], 'x2', 'y1', 'y2')).toEqual([['100%', '26', '26']]);
    expect(fields(years, 'x1', 'x2', 'y1', 'y2')).toEqual([
      ['0%', '0%', '26', '34'],
      ['50%', '50%', '26', '34'],
    ]);
  });

  test('a year is named in its middle, where there is room for its name', () => {
    const years = drawing([]).all('text.timeline-year');
    expect(years.map(({ text }) => text)).toEqual(['2023']);
    expect(fields(years, 'x', 'y', 'text-anchor')).toEqual([['25%', '48', 'middle']]);
  });

  test('words of audits climb row by row, and a line leads from the point to each', () => {
    const drawn = drawing([audit('near', 0.5, 0), audit('far', 0.6, 1)]);
    expect(lineOf(drawn)).toBe(70);
    expect(fields(words(drawn), 'x', 'y')).toEqual([
      ['50%', '44'],
      ['60%', '22'],
    ]);
    expect(fields(drawn.all('line.timeline-leader'), 'x1', 'x2', 'y1', 'y2')).toEqual([
      ['50%', '50%', '70', '44'],
      ['60%', '60%', '70', '22'],
    ]);
  });

  test('words of incidents go down row by row, under the years, and their lines end above them', () => {
    const drawn = drawing([], [audit('near', 0.5, 0), audit('far', 0.6, 1)]);
    expect(fields(words(drawn), 'x', 'y')).toEqual([
      ['50%', '78'],
      ['60%', '100'],
    ]);
    expect(fields(drawn.all('line.timeline-leader'), 'x1', 'x2', 'y1', 'y2')).toEqual([
      ['50%', '50%', '26', '64'],
      ['60%', '60%', '26', '86'],
    ]);
  });

  test('words keep off their line, on whichever side of it they stand', () => {
    const drawn = drawing([audit('before', 0.5, 0), audit('after', 0.6, 0, { anchor: 'start' })]);
    expect(fields(words(drawn), 'text-anchor', 'dx')).toEqual([
      ['end', '-5'],
      ['start', '5'],
    ]);
  });

  test('a day is a point on the line; a year is a bar above it for audits, below it for incidents', () => {
    const span = { from: 0.5, to: 0.9 };
    const drawn = drawing(
      [audit('day', 0.2, 0), audit('year', 0.7, 0, { span })],
      [audit('day below', 0.2, 0), audit('year below', 0.7, 0, { span })],
    );
    expect(fields(drawn.all('svg.time-point'), 'x', 'y')).toEqual([
      ['20%', '48'],
      ['20%', '48'],
    ]);
    const middles = drawn
      .all('rect.time-mark')
      .map(({ attributes }) => Number(attributes.y) + Number(attributes.height) / 2);
    expect(middles).toEqual([39, 55]);
  });
});
