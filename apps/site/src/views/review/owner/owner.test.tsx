import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { type OwnerModel, selectOwner } from './owner-model.ts';
import { OwnerSection } from './owner-section.tsx';

const english = testContext();

describe('who owns it', () => {
  test('a parent company that is also the owner is named once', () => {
    const ownership = english.ownership.map((group) => ({ ...group, parent: 'Grove Group' }));
    const { steps } = selectOwner('birch', { ...english, ownership });
    expect(steps.map(({ text }) => text)).toEqual(['Grove Group', 'Birch Networks S.A.']);
  });

  test('of a review site it is said when little is known of its owner', () => {
    const caveat = (site: SiteContext) => selectOwner('birch', site).group?.reviewSites[0]?.sites[0]?.caveat;
    const ownership = english.ownership.map((group) => ({
      ...group,
      reviewSites: group.reviewSites.map((site) => ({ ...site, confidence: 'low' as const })),
    }));
    expect([caveat(english), caveat({ ...english, ownership })]).toEqual([undefined, 'low confidence']);
  });

  test('review sites that the owner owns stand apart from those of its founders', () => {
    const ownership = english.ownership.map((group) => ({
      ...group,
      reviewSites: group.reviewSites.flatMap((site) => [
        { ...site, name: 'Tree News', heldBy: 'founders' as const },
        site,
      ]),
    }));
    const { group } = selectOwner('birch', { ...english, ownership });
    expect(group?.reviewSites.map(({ held, sites }) => [held, sites.map(({ name }) => name)])).toEqual([
      ['owner', ['Best Trees']],
      ['founders', ['Tree News']],
    ]);
  });

  test('no owner and an unknown owner are different answers', () => {
    expect(selectOwner('alder', english).steps[0]).toMatchObject({
      text: 'No parent company',
      isUnknown: false,
    });
    expect(selectOwner('alder', english).group).toBeUndefined();
    expect(selectOwner('fir', english).steps[0]).toMatchObject({ text: 'Unknown', isUnknown: true });
  });
});

const rendered = (provider: string, change: Partial<OwnerModel> = {}) =>
  renderElement(<OwnerSection {...selectOwner(provider, english)} {...change} />);
const texts = (elements: readonly { readonly text: string }[]) => elements.map(({ text }) => text);

test('the chain of owners leads down to the service itself, each with its source and what is known of it', () => {
  const steps = rendered('birch')
    .all('ol.owner-chain')
    .flatMap((chain) => texts(chain.all('li')));
  expect(steps).toEqual([
    'Grove Holding Ltd Above the owner',
    expect.stringMatching(/^Grove Group .*Owner$/),
    expect.stringMatching(/^Birch Networks S\.A\. .*Operating company\. Panama$/),
    expect.stringMatching(/Birch VPN/),
  ]);
});

test('the group says whose money goes to the same place, what else it runs and which reviews it is behind', () => {
  const [group] = rendered('birch').all('.owner-kin');
  expect(texts(group?.all('p') ?? [])).toEqual([
    expect.stringMatching(/Cedar VPN belongs to the same group: /),
    'Grove Group is also behind Best Trees , which reviews VPNs.',
    'Grove Group also runs Willow VPN.',
  ]);
  expect(group?.all('a').map(({ attributes }) => attributes.href)).toEqual([
    '/reviews/cedar',
    expect.stringMatching(/^https:/),
  ]);
});
