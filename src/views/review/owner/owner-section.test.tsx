import { describe, expect, test } from 'vitest';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { type OwnerModel, selectOwner } from './owner-model.ts';
import { OwnerSection } from './owner-section.tsx';

const site = testContext();
const drawn = (provider: string, change: Partial<OwnerModel> = {}) =>
  draw(<OwnerSection {...selectOwner(provider, site)} {...change} />);
const texts = (elements: readonly { readonly text: string }[]) => elements.map(({ text }) => text);

describe('the chain of owners', () => {
  test('leads from the operating company upwards, each with its source and what is known of it', () => {
    expect(
      drawn('birch')
        .all('ol.owner-chain')
        .flatMap((chain) => texts(chain.all('li'))),
    ).toEqual([
      'Operating company Birch Networks S.A. † Panama',
      'Owner Grove Group †',
      'Above the owner Grove Holding Ltd',
    ]);
  });

  test('a company of which nothing else is known has no empty line under it', () => {
    expect(texts(drawn('birch').all('p.owner-detail'))).toEqual(['Panama']);
  });

  test('only an unknown owner is faint; that there is none is an answer', () => {
    const names = (provider: string) =>
      drawn(provider)
        .all('p.owner-name')
        .map(({ attributes }) => attributes.class);
    expect(names('fir')).toEqual(['owner-name', 'owner-name faint']);
    expect(names('alder')).toEqual(['owner-name', 'owner-name']);
  });
});

describe('the group', () => {
  test('names its other brands, then its review sites, then what is to know of it', () => {
    const birch = drawn('birch');
    expect(texts(birch.all('h3'))).toEqual(['Other VPN brands of this group', 'Review sites of this group']);
    expect(birch.all('div.owner-names').map((names) => texts(names.all('li')))).toEqual([
      ['Cedar VPN Cedar B.V.', 'Willow VPN Willow Inc.'],
      ['Best Trees The site says so itself. Sources: Best Trees: about us'],
    ]);
    expect(texts(birch.all('p.owner-note'))).toEqual(['Birch and Cedar merged in 2022.']);
  });

  test('a brand with a review is linked to it; others are only named', () => {
    const names = drawn('birch').all('b');
    expect(names.map((name) => name.all('a').map(({ attributes }) => attributes.href))).toEqual([
      ['/reviews/cedar'],
      [],
      [],
    ]);
  });

  test('its sources are linked, with a comma between them and none before the first', () => {
    const sources = drawn('birch').all('p.owner-sources').at(-1);
    expect(sources?.text).toBe('Sources: Dossier of owners: Birch VPN , Dossier of owners: Cedar VPN');
    expect(sources?.all('a').map(({ attributes }) => attributes.href)).toEqual([
      'https://dossier.example/birch#:~:text=Part%20of%20the%20Grove%20Group%20since%202022',
      'https://dossier.example/cedar',
    ]);
  });

  test('brands without sources of their own have no line for them', () => {
    const [siblings] = drawn('birch').all('div.owner-names');
    expect(siblings?.all('p.owner-sources')).toEqual([]);
  });

  test('a brand of which no company is known stands alone on its line', () => {
    const names = [{ name: 'Oak VPN', href: undefined, detail: '', sources: [] }];
    const [row] = drawn('birch', {
      group: { note: undefined, siblings: names, reviewSites: [], sources: [] },
    }).all('div.owner-names');
    expect(row?.all('li').map((item) => [item.text, item.all('span').length])).toEqual([['Oak VPN', 0]]);
  });

  test('of one brand says that it has no other, and shows neither review sites nor a note', () => {
    const elm = drawn('elm');
    expect(elm.text).toContain('No other VPN brand of this group is in our data.');
    expect(elm.text).not.toContain('no group of brands');
    expect([elm.all('h3'), elm.all('p.owner-note')]).toEqual([[], []]);
    expect(texts(elm.all('p.owner-sources'))).toEqual(['Sources: Dossier of owners: Elm VPN']);
  });

  test('without a group that is said, and nothing of a group is shown', () => {
    const alder = drawn('alder');
    expect(alder.text).toContain('It belongs to no group of brands in our data.');
    expect([alder.all('h3'), alder.all('p.owner-sources')]).toEqual([[], []]);
  });
});

test('the map of owners is linked where it exists', () => {
  const links = (change?: Partial<OwnerModel>) =>
    drawn('alder', change)
      .all('a.review-source')
      .map(({ attributes, text }) => [attributes.href, text]);
  expect(links()).toEqual([['/who-owns-vpns', 'See it on the map of who owns whom']]);
  expect(links({ mapPath: undefined })).toEqual([]);
});
