import Markdoc from '@markdoc/markdoc';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { renderBody } from '#blocks/document/render-body.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { selectHomePicks } from './home-picks.block.ts';

const english = testContext();

const sentence = (id: string, provider: string, words: string) =>
  `{% pick id="${id}" provider="${provider}" %}\n${words}\n{% /pick %}`;

const rendered = (site: SiteContext, ...sentences: readonly string[]) =>
  renderElement(
    renderBody(
      Markdoc.parse(['{% home-picks heading="Picks" %}', ...sentences, '{% /home-picks %}'].join('\n\n')),
      site,
    ),
  );

test('the first pick is an answer in its list, the others are cards', () => {
  const { first, others } = selectHomePicks(undefined, english, []);
  expect(first).toMatchObject({ pick: { face: { id: 'alder' } }, answer: { review: '/reviews/alder' } });
  expect(others.map(({ pick }) => [pick.face.id, pick.profile])).toEqual([
    ['alder', 'overall'],
    ['elm', 'overall'],
    ['birch', 'overall'],
    ['elm', 'free'],
  ]);
});

test('says that no link is paid while none is', () => {
  const note = (site: SiteContext) => selectHomePicks(undefined, site, []).note;
  expect(note(english)).toBe(english.t('blocks.homePicks.note'));
  expect(note({ ...english, offers: new Map() })).toBe(english.t('blocks.homePicks.noteUnpaid'));
});

test.each([
  [english.asOf, 'blocks.homePicks.nobody'],
  ['2039-11-15', 'blocks.homePicks.noLonger'],
] as const)('on %s without anybody ranked it says why', (asOf, message) => {
  const ranking = (profile: string) => ({
    ...english.ranking(profile),
    ranking: { ranked: [], unranked: [] },
  });
  const site = { ...english, asOf, ranking };
  expect(selectHomePicks(undefined, site, [])).toMatchObject({
    first: undefined,
    others: [],
    emptyText: english.t(message, { profile: 'Overall' }),
  });
  expect(rendered(site).all('.home-picks')).toEqual([]);
});

test('a written sentence stands on the card of the provider that holds the pick; one about another is left out', () => {
  const page = rendered(
    english,
    sentence('most-people', 'fir', 'Of Fir.'),
    sentence('free', 'elm', 'Of Elm.'),
  );
  expect(page.all('.pick-card').at(-1)?.text).toContain('Of Elm.');
  expect(page.text).not.toContain('Of Fir.');
  expect(page.all('.answer-why')[0]?.text).toMatch(/^Alder VPN: /);
  const written = rendered(english, sentence('most-people', 'alder', 'Of Alder.'));
  expect(written.all('.answer-why')[0]?.text).toContain('Of Alder.');
});
