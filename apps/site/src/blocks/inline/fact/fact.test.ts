import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { renderBody } from '#blocks/document/render-body.tsx';
import { selectFact } from '#evidence/fact/fact-view.ts';

test('a fresh fact has words and a source that says who and when', () => {
  expect(selectFact('alder', 'audits', testContext())).toMatchObject({
    text: '3 audits, the newest from February 2025',
    isUnknown: false,
    caveats: [],
    source: {
      word: 'Northlight Security, June 2019\u{a0}+2',
      isOwnClaim: false,
      href: expect.stringMatching(/^https:\/\/northlight\.example\/alder-2019#:~:text=Northlight/),
      evidence: 'alder/audits',
    },
  });
});

test.each([
  ['en', 'out of date', 'unknown'],
  ['pl', 'nieaktualne', 'nie wiadomo'],
  ['tr', 'eskimiş', 'bilinmiyor'],
] as const)(
  'in %s a fact that is too old says so, and one that nobody knows has no source',
  (locale, old, unknown) => {
    const site = testContext(locale);
    expect(selectFact('cedar', 'logging', site).caveats).toEqual([old]);
    expect(selectFact('dogwood', 'free-plan', site)).toEqual({
      text: unknown,
      isUnknown: true,
      caveats: [],
      source: undefined,
    });
  },
);

test('weak evidence is called weak, and so is what has no date; what is old too says both', () => {
  expect(selectFact('birch', 'torrenting', testContext()).caveats).toEqual(['low confidence']);
  expect(selectFact('fir', 'servers', testContext()).caveats).toEqual(['low confidence']);
  const later = testContext('en', { asOf: '2028-01-01' });
  expect(selectFact('birch', 'torrenting', later).caveats).toEqual(['out of date', 'low confidence']);
});

const fact = (rest: string) => `{% fact provider="alder" ${rest}`;
const swedish = fact('key="jurisdiction" is="SE" %}Swedish law{% /fact %}');
const shown = (source: string, site = testContext()) =>
  renderHtml(renderBody(parseMarkdoc(source), site)).replaceAll(
    /<span aria-hidden[^<]*<\/span>|<[^>]*>/g,
    '',
  );
const shownText = (source: string, site = testContext()) => documentProblems(parseMarkdoc(source), site);

describe('words that were written for a value', () => {
  test('stand in its place and lead to its source', () => {
    const html = renderHtml(renderBody(parseMarkdoc(`It falls under ${swedish}.`), testContext()));
    expect(html).toMatch(/<a href="[^"]+" aria-label="Swedish law \([^"]+\)"[^>]*>Swedish law</);
    expect(shownText(`It falls under ${swedish}.`)).toEqual([]);
  });

  test('are refused when the value is another one, and never shown beside it', () => {
    const moved = withFact(testContext(), 'alder', 'jurisdiction', { value: 'CH' });
    expect(shownText(`Text.\n\n${swedish}`, moved)).toEqual([
      {
        line: 3,
        message: 'The words were written for "SE", and "jurisdiction" of "alder" is "CH" now.',
        remedy: 'Write words that are true of it, with is="CH".',
      },
    ]);
    expect(shown(swedish, moved)).toContain('Switzerland');
    expect(shown(swedish, moved)).not.toContain('Swedish');
  });

  test('say that they are out of date, as the value would', () => {
    const later = testContext('en', { asOf: '2035-01-01' });
    const source = fact('key="logging" is="none" %}no logs{% /fact %}');
    expect(shown(source, later)).toContain('(out of date)');
    expect(shownText(source, later)).toEqual([]);
  });

  test('are not claimed of what nobody knows, unless they say so', () => {
    const dogwood = (is: string) =>
      `{% fact provider="dogwood" key="countries" is="${is}" %}words{% /fact %}`;
    expect(shownText(dogwood('12'))).toMatchObject([
      { message: expect.stringContaining('is "unknown" now') },
    ]);
    expect(shown(dogwood('12'))).toBe('unknown');
    expect(shownText(dogwood('unknown'))).toEqual([]);
    expect(shown(dogwood('unknown'))).toBe('words');
  });

  test('can doubt what only the provider or a weak source says, with its source and without a caveat', () => {
    const doubt =
      '{% fact provider="birch" key="torrenting" is="unconfirmed" %}Whether it allows it{% /fact %}';
    expect(shownText(doubt)).toEqual([]);
    expect(shown(`${doubt}.`)).toBe('Whether it allows it.');
    const unknownFact = doubt.replace('birch', 'dogwood');
    expect(shownText(unknownFact)).toEqual([]);
    expect(shown(unknownFact)).toBe('Whether it allows it');
  });

  test('cannot doubt what others confirm', () => {
    const doubt = fact('key="jurisdiction" is="unconfirmed" %}Whether it is in Sweden{% /fact %}');
    expect(shownText(doubt)).toMatchObject([
      {
        message: 'The words doubt "jurisdiction" of "alder", but others than the provider confirm it.',
        remedy: 'Write words that are true of it, with is="SE".',
      },
    ]);
    expect(shown(doubt)).toBe('Sweden');
  });

  test.each([
    ['words without a value', 'key="jurisdiction" %}Swedish law{% /fact %}', /add is="SE"/],
    ['a value without words', 'key="jurisdiction" is="SE" /%}', /Write them: /],
    ['prices, which have a block', 'key="prices" is="3" %}some{% /fact %}', /say its number/],
    ['a record that is not there', 'key="audits" is="2001" %}some{% /fact %}', /Look at the records/],
    ['a number that nothing holds', 'key="audits" is="2019-06" %}9 in 2019{% /fact %}', /Add it to "is"/],
    ['more than words', 'key="jurisdiction" is="SE" %}[law](/about){% /fact %}', /plain text/],
    ['words and forms', 'key="countries" is="60" other="# x" %}x{% /fact %}', /Keep the forms alone/],
    ['a typo in a form', 'key="countries" ohter="# x" /%}', /Did you mean "other"/],
  ])('%s are told with what to write', (_, rest, remedy) => {
    expect(shownText(`See ${fact(rest)}.`)).toMatchObject([{ remedy: expect.stringMatching(remedy) }]);
  });
});

describe('a number in forms', () => {
  const forms = 'one="w # kraju" few="w # krajach" many="w # krajach"';
  const source = `Działa ${fact(`key="countries" ${forms} /%}`)}.`;
  const polish = (value: number) => withFact(testContext('pl'), 'alder', 'countries', { value });

  test.each([
    [1, 'Działa w\u00a01 kraju.'],
    [3, 'Działa w\u00a03 krajach.'],
    [12345, 'Działa w\u00a012\u00a0345 krajach.'],
  ])('%s takes its form, as the language writes it', (value, words) => {
    expect(shown(source, polish(value))).toBe(words);
    expect(shownText(source, polish(value))).toEqual([]);
  });

  test('needs every form that the language has', () => {
    expect(shownText(source.replace(/few="[^"]*" /, ''), polish(1))).toMatchObject([
      {
        message: 'The number lacks the forms: few.',
        remedy: 'In this language write all of: many, one, few.',
      },
    ]);
  });

  test('says the number, but for a form that means one number only', () => {
    expect(shownText(source.replace('w # kraju', 'w jednym kraju'), polish(1))).toEqual([]);
    expect(shownText(source.replace('many="w #', 'many="w stu'), polish(1))).toMatchObject([
      { message: 'The form "many" does not say the number.' },
    ]);
  });

  test.each([
    ['dogwood', 'devices', 'unknown'],
    ['birch', 'devices', 'unlimited'],
    ['birch', 'jurisdiction', 'PA'],
  ])('%s has none where its %s is %s', (provider, key, value) => {
    const without = `Up to {% fact provider="${provider}" key="${key}" one="one" other="# of them" /%}.`;
    expect(shownText(without)).toMatchObject([{ remedy: expect.stringContaining(`is="${value}"`) }]);
    expect(shown(without)).not.toContain('of them');
  });

  test('counts what is a record', () => {
    expect(shown(fact('key="audits" one="# audit" other="# audits" /%}'))).toBe('3 audits');
  });
});
