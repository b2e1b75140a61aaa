import Markdoc from '@markdoc/markdoc';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
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

describe('home-picks', () => {
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
});

describe('home-picks as drawn', () => {
  test('a written sentence stands on the card of the provider that holds the pick', () => {
    const page = rendered(
      english,
      sentence('most-people', 'alder', 'Of Alder.'),
      sentence('free', 'elm', 'Of Elm.'),
    );
    expect(page.all('.answer-why')[0]?.text).toContain('Of Alder.');
    expect(
      page
        .all('.pick-card')
        .map(({ text }) => text.includes('Of Elm.'))
        .at(-1),
    ).toBe(true);
  });

  test('one about somebody else is left out, and what speaks for the pick stands there', () => {
    const page = rendered(english, sentence('most-people', 'fir', 'Of Fir.'));
    expect(page.text).not.toContain('Of Fir.');
    expect(page.all('.answer-why')[0]?.text).toMatch(/^Alder VPN: /);
  });
});
