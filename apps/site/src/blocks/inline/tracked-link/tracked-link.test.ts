import Markdoc from '@markdoc/markdoc';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { documentConfig } from '#blocks/document/document-config.ts';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { selectTrackedLink, wordsOf } from './tracked-link.block.ts';

const english = testContext();

test.each([
  ['en', '/sendme/alder?from=card'],
  ['pl', '/pl/sendme/alder?from=card'],
  ['tr', '/tr/sendme/alder?from=card'],
] as const)(
  'leads to the hand-off page in %s and tells its placement',
  { tags: 'blocks-tracked-link-target' },
  (locale, href) => {
    expect(selectTrackedLink('alder', 'card', testContext(locale)).href).toBe(href);
  },
);

test('only a paid link is sponsored; both have a plain link to the provider itself', {
  tags: 'blocks-tracked-link-rel',
}, () => {
  expect(selectTrackedLink('alder', 'card', english)).toMatchObject({
    isPaid: false,
    rel: 'nofollow noopener',
    plain: { href: 'https://alder.example', host: 'alder.example' },
  });
  // The offer leads to a partner's address; the plain link leads to the provider's own site.
  expect(english.offers.get('birch')?.destination).not.toBe('https://birch.example');
  expect(selectTrackedLink('birch', 'card', english)).toMatchObject({
    isPaid: true,
    rel: 'sponsored nofollow noopener',
    plain: { href: 'https://birch.example', host: 'birch.example' },
  });
  expect(selectTrackedLink('birch', 'card', { ...english, offers: new Map() }).isPaid).toBe(false);
});

test.each([
  ['Go **now**.', 'Go now.'],
  ['See [the site](/privacy/what-is-a-vpn).', 'See the site.'],
  ['Free: {% fact provider="birch" key="free-plan" /%}', 'Free: Yes, 10\u00a0GB a month'],
  ['', ''],
])('the text of the link is plain words: %s', (source, words) => {
  const nodes = Markdoc.transform(Markdoc.parse(source).children, documentConfig(english));
  expect(wordsOf(nodes)).toBe(words);
});

test('a placement that is not in the closed list is refused', {
  tags: 'blocks-tracked-link-placements',
}, () => {
  const source = '{% tracked-link provider="alder" from="banner" /%}';
  expect(documentProblems(Markdoc.parse(source), english)).toMatchObject([
    { message: expect.stringContaining('"banner"') as string },
  ]);
});

test('without a text it names the provider', () => {
  expect(selectTrackedLink('fir', 'home', english).label).toBe('Visit Fir VPN');
  expect(selectTrackedLink('fir', 'home', english, 'See for yourself').label).toBe('See for yourself');
});
