import { describe, expect, test } from 'vitest';
import { parseMarkdoc } from '#catalog/parse-markdoc.ts';
import { renderHtml } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import type { SiteContext } from '#site/site-context.ts';
import { reviewSections } from './review-sections.tsx';
import { ReviewView } from './review-view.tsx';

const site = testContext();
const written = (provider: string) => `
{% verdict provider="${provider}" takeIf="you want this." leaveIf="you want that." %}
The sentence.
{% /verdict %}

The opening.

## Good {% #good-at %}

Well done.

## Bad {% #not-for %}

Not that.

## Doubts {% #not-verified %}

Not seen.

## Change {% #change-our-mind %}

An audit.
`;
const draw = (provider: string, source: string | undefined, foot?: string) =>
  renderHtml(
    <ReviewView
      page={{
        kind: 'review',
        provider,
        path: `/reviews/${provider}`,
        locale: 'en',
        layout: 'default',
        alternates: [],
        documentId: `reviews/${provider}`,
        title: 'A review',
        description: '',
        updated: '2025-06-10',
        data: {},
      }}
      body={source === undefined ? undefined : parseMarkdoc(source)}
      site={site}
      breadcrumbs={undefined}
      foot={foot && <p>{foot}</p>}
    />,
  );
const headings = (html: string) => [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);

describe('a review', () => {
  const html = draw('alder', written('alder'));

  test('leads with the verdict, once, before contents and opening', () => {
    const places = ['<h1', 'class="verdict', 'class="page-contents"', 'The opening.', '<h2 id="score"'].map(
      (text) => html.indexOf(text),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html.split('The sentence.')).toHaveLength(2);
  });

  test('sets what is written between what the facts say, and lists all of it in the contents', () => {
    expect(headings(html)).toEqual([
      'score',
      'good-at',
      'not-for',
      'cost',
      'price-history',
      'facts',
      'audits',
      'tests',
      'platforms',
      'owner',
      'not-verified',
      'change-our-mind',
      'changes',
      'compare',
    ]);
    for (const id of headings(html)) expect(html).toContain(`href="#${id}"`);
  });

  test('what the data lacks follows what the editor could not verify', () => {
    const part = html.slice(html.indexOf('id="not-verified"'), html.indexOf('id="change-our-mind"'));
    expect(part.indexOf('What the data lacks')).toBeGreaterThan(part.indexOf('Not seen.'));
  });

  test('every place that a link inside the page names exists', () => {
    const targets = new Set([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? ''));
    expect(targets.size).toBeGreaterThan(11);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });

  test('its foot stands at the end', () => {
    expect(draw('alder', written('alder'), 'The foot')).toMatch(/<p>The foot<\/p><\/article>$/);
    expect(html).toMatch(/<\/section><\/article>$/);
  });

  test.each([...site.providers.keys()])('%s has no empty section', (provider) => {
    const drawn = draw(provider, written(provider));
    const mains = drawn.split('<div class="entry-main">').slice(1);
    expect(mains).toHaveLength(14);
    for (const main of mains) expect(main.replace(/<[^>]*>/g, '').trim()).not.toBe('');
  });

  test('without a word written, the facts still stand', () => {
    expect(headings(draw('fir', undefined))).toEqual([
      'score',
      'cost',
      'price-history',
      'facts',
      'audits',
      'tests',
      'platforms',
      'owner',
      'changes',
      'compare',
    ]);
  });

  test('under each heading of the facts stands what to know of them, under written ones nothing', () => {
    const heads = [...html.matchAll(/<div class="entry-side"><h2 id="([^"]+)">.*?<\/h2>(.*?)<\/div>/g)];
    const noted = heads.filter(([, , note]) => note?.startsWith('<p>')).map(([, id]) => id);
    expect(noted).toEqual([
      'score',
      'cost',
      'price-history',
      'facts',
      'audits',
      'tests',
      'changes',
      'compare',
    ]);
    const known = /<h2 id="facts">.*?<\/h2><p>(.*?)<\/p>/.exec(draw('cedar', undefined))?.[1];
    expect(known).toMatch(/7\D+30/);
  });

  test('only what could not be verified is followed by what the data lacks', () => {
    expect(html.split('What the data lacks')).toHaveLength(2);
    expect(draw('fir', undefined)).not.toContain('What the data lacks');
  });

  test('what is written keeps its titles in the contents', () => {
    const contents = html.slice(html.indexOf('class="page-contents"'), html.indexOf('The opening.'));
    expect(contents).toMatch(/href="#good-at"[^>]*>Good</);
    expect(contents).not.toContain('>good-at<');
  });

  test('without a verdict or an opening there is no empty place for them', () => {
    const bare = draw('alder', '## Good {% #good-at %}\n\nWell done.');
    expect(bare).not.toContain('review-verdict');
    expect(bare).not.toContain('prose lede');
    expect(html).toContain('<div class="review-verdict">');
    expect(html).toContain('<div class="prose lede">');
  });

  test('that nothing is written is said only where nothing is', () => {
    const words = `<p class="faint">${site.t('article.empty')}</p>`;
    expect(draw('fir', undefined)).toContain(words);
    expect(html).not.toContain(words);
  });
});

test('a review without any page to lead to has no section for it', () => {
  const ids = (context: SiteContext) =>
    reviewSections('alder', parseMarkdoc(''), context).map(({ id }) => id);
  expect(ids(site)).toContain('compare');
  expect(ids({ ...site, comparisonPath: () => undefined, pageExists: () => false })).not.toContain('compare');
});
