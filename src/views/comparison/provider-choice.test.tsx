import { describe, expect, test } from 'vitest';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ChangeChoice, OtherPairs, Selected } from './provider-choice.tsx';
import { pairModel } from './verdict-model.ts';

const site = testContext();
const overview = site.document('pages/comparisons')?.path ?? '';
/** The same site without the page that all comparisons are chosen on. */
const withoutOverview: SiteContext = { ...site, document: () => undefined };

describe('one of the chosen', () => {
  const selected = (provider: string, context = site) =>
    draw(<Selected provider={provider} site={context} />).all('li')[0];

  test('is the pick where it leads the overall ranking', () => {
    expect(selected('alder')?.attributes.class).toBe('pair-pick');
    expect(selected('birch')?.attributes.class).toBeUndefined();
    expect(selected('cedar')?.attributes.class).toBeUndefined();
    expect(selected('alder')?.all('.ruler-self')).toHaveLength(1);
  });

  test('has its score on a ruler, or is said to be not ranked', () => {
    expect(selected('elm')?.all('.pair-score')[0]?.text).toMatch(/^7\.5/);
    expect(selected('elm')?.all('.ruler-self')).toHaveLength(1);
    expect(selected('cedar')?.all('.pair-score')[0]?.text).toBe('Not ranked');
    expect(selected('cedar')?.all('.ruler-self')).toEqual([]);
  });

  test('is green on its ruler only where it is the pick', () => {
    const ruler = (provider: string) => selected(provider)?.all('svg')[0]?.attributes.class;
    expect(ruler('alder')).not.toBe(ruler('birch'));
  });

  test('has the bill of a stay with its source, or no total and no source', () => {
    expect(selected('alder')?.all('dt')[0]?.text).toBe('36 months in all');
    expect(selected('alder')?.all('dd')[0]?.text).toMatch(/^\$168\.00/);
    expect(selected('alder')?.all('sup')).toHaveLength(1);
    expect(selected('cedar')?.all('dd')[0]?.text).toBe('no total');
    expect(selected('cedar')?.all('sup')).toEqual([]);
  });

  test('links its review where there is one', () => {
    const name = (context: SiteContext) => {
      const heading = selected('alder', context)?.all('h3')[0];
      return [heading?.text, heading?.all('a').map(({ attributes }) => attributes.href)];
    };
    expect(name(site)).toEqual(['Alder VPN', ['/reviews/alder']]);
    expect(name({ ...site, reviewPath: () => undefined })).toEqual(['Alder VPN', []]);
  });
});

describe('the ways to change a choice', () => {
  const change = (chosen: readonly string[], context = site) =>
    draw(<ChangeChoice chosen={chosen} site={context} />);
  const removals = (chosen: readonly string[]) =>
    change(chosen)
      .all('.chosen')
      .flatMap(({ all }) => all('a'))
      .map(({ attributes }) => [attributes['aria-label'], attributes.href, attributes.rel]);
  const additions = (chosen: readonly string[]) =>
    change(chosen)
      .all('.pair-list')
      .flatMap(({ all }) => all('a'))
      .map(({ attributes }) => [attributes['aria-label'], attributes.href, attributes.rel]);

  test('a pair can take a third and lose nobody', () => {
    expect(removals(['alder', 'birch'])).toEqual([]);
    expect(change(['alder', 'birch']).all('.chosen')).toEqual([]);
    expect(change(['alder', 'birch']).all('summary')[0]?.text).toBe('Add a third provider');
    expect(additions(['alder', 'birch'])).toHaveLength(4);
    expect(additions(['alder', 'birch'])[0]).toEqual([
      'Add Cedar VPN to this comparison',
      `${overview}?with=alder,birch,cedar`,
      'nofollow',
    ]);
  });

  test('three can take a fourth, or be a pair again', () => {
    const three = ['alder', 'birch', 'elm'];
    expect(change(three).all('summary')[0]?.text).toBe('Add a fourth provider');
    expect(additions(three)).toHaveLength(3);
    expect(removals(three)).toEqual([
      ['Remove Alder VPN from this comparison', '/compare/birch-vs-elm', 'nofollow'],
      ['Remove Birch VPN from this comparison', '/compare/alder-vs-elm', 'nofollow'],
      ['Remove Elm VPN from this comparison', '/compare/alder-vs-birch', 'nofollow'],
    ]);
    expect(change(three).text).not.toContain('Four is the most');
  });

  test('four are full', () => {
    const four = ['alder', 'birch', 'cedar', 'elm'];
    expect(change(four).all('details')).toEqual([]);
    expect(change(four).text).toContain('Four is the most that fits.');
    expect(removals(four)).toHaveLength(4);
  });

  test('where one is left to add, it is offered', () => {
    const few = new Map([...site.providers].slice(0, 3));
    const drawn = change(['alder', 'birch'], { ...site, providers: few });
    expect(drawn.all('details')).toHaveLength(1);
    expect(drawn.text).not.toContain('Four is the most');
  });

  test('there are none without the overview, where choices are answered', () => {
    expect(change(['alder', 'birch'], withoutOverview).all('nav')).toEqual([]);
  });
});

describe('other comparisons', () => {
  const others = (context: SiteContext) =>
    draw(<OtherPairs model={pairModel(['alder', 'birch'], context)} site={context} />);

  test('each of the two stands beside everyone else, never beside each other', () => {
    const lists = others(site).all('.pair-list');
    expect(lists.map(({ all }) => all('a').map(({ text }) => text))).toEqual([
      ['Cedar VPN', 'Dogwood', 'Elm VPN', 'Fir VPN'],
      ['Cedar VPN', 'Dogwood', 'Elm VPN', 'Fir VPN'],
    ]);
    expect(lists.map(({ all }) => all('a')[0]?.attributes)).toEqual([
      { href: '/compare/alder-vs-cedar', 'aria-label': 'Alder VPN vs Cedar VPN' },
      { href: '/compare/birch-vs-cedar', 'aria-label': 'Birch VPN vs Cedar VPN' },
    ]);
    expect(
      others(site)
        .all('h3')
        .map(({ text }) => text),
    ).toEqual(['Alder VPN beside', 'Birch VPN beside']);
  });

  test('the overview is linked where there is one', () => {
    const ways = (context: SiteContext) => others(context).all('a.quiet-link');
    expect(ways(site).map(({ text, attributes }) => [text, attributes.href])).toEqual([
      ['All comparisons', overview],
    ]);
    expect(ways(withoutOverview)).toEqual([]);
  });
});
