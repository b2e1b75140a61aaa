import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { byLocale } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { pageAt } from '#compose/compose-page.ts';
import type { ReviewPage } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { reviewSections } from './review-sections.tsx';
import { ReviewView } from './review-view.tsx';

const site = testContext();
const page = pageAt(fixtureCatalog(), '/reviews/alder') as ReviewPage;
const written = (provider: string) => `
{% verdict provider="${provider}" takeIf="you want this." leaveIf="you want that." %}
The sentence.
{% /verdict %}

The opening.

{% article-pros-cons %}
### Good {% #good-at %}
- Well done.

### Bad {% #not-for %}
- Not that.
{% /article-pros-cons %}

## Doubts {% #not-verified %}

Not seen.

## Change {% #change-our-mind %}

An audit.

## Aside {% #aside %}

Of its own.
`;
const draw = (provider: string, source: string | undefined, foot?: string) =>
  renderHtml(
    <ReviewView
      page={{ ...page, provider }}
      body={source === undefined ? undefined : parseMarkdoc(source)}
      site={site}
      breadcrumbs={undefined}
      foot={foot && <p>{foot}</p>}
    />,
  );
const headings = (html: string) => [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
const ofFacts = 'good-and-bad score cost streaming speed countries audits owner platforms'.split(' ');

describe('a review', () => {
  const html = draw('alder', written('alder'));

  test('leads with the answer under its title, then the spine, then everything else', () => {
    const places = ['<h1', 'The sentence.', 'class="spine"', 'The opening.', '<h2 id="score"'].map((text) =>
      html.indexOf(text),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html.split('The sentence.')).toHaveLength(2);
  });

  test('sets what is written around what the facts say, and lists all of it in the spine', () => {
    expect(headings(html)).toEqual([
      ...['good-and-bad', 'not-verified', 'change-our-mind', 'aside'],
      ...ofFacts.slice(1),
      ...['facts', 'compare'],
    ]);
    for (const id of headings(html)) expect(html).toContain(`href="#${id}"`);
  });

  test('shows the figure of a section under the text with its id, and nowhere else', () => {
    const cost = '## Is it worth the money? {% #cost %}\n\nYes.';
    const trust = '## Can you trust it? {% #trust %}\n\nMostly.\n\n### One owner {% #owner %}\n\nIt says so.';
    const argued = draw('alder', [written('alder'), cost, trust].join('\n\n'));
    expect(headings(argued).slice(4, 7)).toEqual(['cost', 'trust', 'score']);
    expect(headings(argued)).not.toContain('owner');
    const order = ['Yes.', 'class="receipt', 'Mostly.', 'It says so.', 'owner-chain'];
    const places = order.map((text) => argued.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(argued.split('owner-chain')).toHaveLength(html.split('owner-chain').length);
  });

  test('every place that a link inside the page names exists', () => {
    const targets = new Set([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? ''));
    expect(targets.size).toBeGreaterThan(11);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });

  test.each([...site.providers.keys()])('%s has no empty section', (provider) => {
    const mains = draw(provider, written(provider)).split('<div class="entry-main">').slice(1);
    expect(mains).toHaveLength(site.policyHistories.has(provider) ? 15 : 14);
    for (const main of mains) expect(main.replace(/<[^>]*>/g, '').trim()).not.toBe('');
  });

  test('without a word written, the facts still stand, and the page says that nothing is written', () => {
    const bare = draw('fir', undefined);
    expect(headings(bare)).toEqual([...ofFacts, 'facts', 'compare']);
    const words = `<p class="faint">${site.t('article.empty')}</p>`;
    expect(bare).toContain(words);
    expect(html).not.toContain(words);
  });
});

test('what is stored about users is in the record, unless the text about trust tells it', () => {
  const sentence = byLocale(() => 'It keeps what it needs.');
  const wording = { is: 'none', sentence, short: byLocale(() => 'Little') };
  const worded = withFact(site, 'alder', 'logging', { wording });
  const audits = (source: string) => {
    const sections = reviewSections('alder', parseMarkdoc(source), worded);
    return renderHtml(<main>{sections.map(({ id, content }) => id === 'trust' && content)}</main>);
  };
  const fact = '{% fact provider="alder" key="logging" is="none" %}It keeps nothing{% /fact %}.';
  const trust = '## Can you trust it? {% #trust %}\n\n### Logs {% #audits %}\n\n';
  expect(audits(`${trust}Read on.`)).toContain('It keeps what it needs.');
  expect(audits(`${trust}${fact}`)).not.toContain('It keeps what it needs.');
  expect(audits(`${trust}Read on.\n\n## Questions {% #questions %}\n\n${fact}`)).toContain(
    'It keeps what it needs.',
  );
});

test('a review without any page to lead to has no section for it', () => {
  const ids = (context: SiteContext) =>
    reviewSections('alder', parseMarkdoc(''), context).map(({ id }) => id);
  expect(ids(site)).toContain('compare');
  expect(ids({ ...site, comparisonPath: () => undefined })).not.toContain('compare');
});
