import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { pageAt } from '#compose/compose-page.ts';
import type { RoundupPage } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { RoundupView } from './roundup-view.tsx';
import { unrankedGroups } from './unranked-model.ts';

const site = testContext();
const ranking = pageAt(fixtureCatalog(), '/best-vpn') as RoundupPage;
/** The fixture site with empty rankings. */
const empty: SiteContext = {
  ...site,
  ranking: (profile) => ({ ...site.ranking(profile), ranking: { ranked: [], unranked: [] } }),
};

function page(source: string | undefined, { profile = 'overall', context = site, lede = '' } = {}) {
  return (
    <RoundupView
      page={{ ...ranking, profile, lede: lede || undefined, title: 'The best' }}
      body={source === undefined ? undefined : parseMarkdoc(source)}
      site={context}
      breadcrumbs={<nav>The way</nav>}
      foot={<footer>The foot</footer>}
    />
  );
}

const verdict = (provider: string) =>
  `{% verdict provider="${provider}" takeIf="you care." %}\nThe *sentence*.\n{% /verdict %}`;
const written = [
  verdict('alder'),
  'The opening.',
  '{% vpn-card provider="elm" %}\nElm argues.\n{% /vpn-card %}',
  '## Try it {% #before-you-pay %}',
  'At home.',
  '## Leave it {% #when-not %}',
  'Often.',
  '## Questions {% #questions %}',
  'In the end.',
].join('\n\n');

describe('the page of a ranking', () => {
  test('answers, says what comes before the list, ranks, advises and ends with questions', () => {
    const { text } = renderElement(page(written, { lede: 'By proof.' }));
    const order = [
      ...['The way', 'The best', 'By proof.', 'The sentence', 'Two VPNs are tied for first.', 'The opening.'],
      ...[
        'The ranking: 4 VPNs',
        'What counts here',
        'Try it',
        'Leave it',
        'Questions',
        'In the end.',
        'The foot',
      ],
    ].map((words) => text.indexOf(words));
    expect(order.every((place) => place >= 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('says that nothing is written only where nothing is', () => {
    const placeholders = (source: string | undefined) => renderElement(page(source)).all('p.faint').length;
    expect([written, '', undefined].map(placeholders)).toEqual([0, 1, 1]);
  });
});

describe('the answer that leads', () => {
  const first = site.ranking('travel').ranking.ranked[0]?.score.provider ?? '';
  const name = site.providers.get(first)?.name;
  const answer = (provider: string, options: Parameters<typeof page>[1] = { profile: 'travel' }) =>
    renderHtml(page(verdict(provider), options));

  test('shows what was written of the first place, judged in the list of the page', () => {
    const html = answer(first);
    expect(html).toContain('The <em>sentence</em>.');
    expect(html).toContain('you care.');
    expect(html).toContain(`/sendme/${first}?from=roundup`);
  });

  test('shows nothing that was written of another provider', () => {
    const html = answer('fir');
    expect(html).not.toContain('sentence');
    expect(html).not.toContain('you care.');
    expect(html).toContain(`${name} leads this list.`);
  });

  test('is the leader of those tied for first, with the others below', () => {
    const lead = renderElement(page(verdict('elm'), { profile: 'privacy' }));
    expect(lead.all('.answer-name')[0]?.text).toBe('Alder VPN');
    expect(lead.text).not.toContain('The sentence');
    const others = lead.all('.why-it-leads')[0]?.all('a');
    expect(others?.map(({ attributes }) => attributes.href)).toEqual(['/reviews/elm']);
  });

  test('links to the other rankings, and shows well-known names above the list', () => {
    const famous = '## Why so low? {% #famous-names %}\n\nProof counts.';
    const { text, all } = renderElement(page([written, famous].join('\n\n')));
    expect(text.indexOf('Why so low?')).toBeLessThan(text.indexOf('The ranking: 4 VPNs'));
    const chips = all('.list-chips')[0]
      ?.all('a')
      .map(({ attributes }) => attributes.href);
    expect(chips).toContain('/best-vpn/for-streaming');
    expect(chips).not.toContain('/best-vpn');
  });

  test('says so where nobody is ranked, or nobody any more because facts are too old', () => {
    expect(answer(first, { context: empty })).toContain('<p>Nobody can be ranked here yet.</p>');
    const later = testContext('en', { asOf: '2045-06-15' });
    expect(answer(first, { context: later })).toContain('Nobody can be ranked here any more');
  });

  test('a good answer that is too old is no reason to leave a VPN out', () => {
    const later = testContext('en', { asOf: '2045-06-15' });
    for (const { id } of later.methodology.profiles) {
      for (const { why } of unrankedGroups(id, later))
        expect(why).not.toMatch(/^(?:it )?has a (?:kill|disguise)/);
    }
  });
});
