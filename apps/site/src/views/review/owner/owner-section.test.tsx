import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { type OwnerModel, selectOwner } from './owner-model.ts';
import { OwnerSection } from './owner-section.tsx';

const site = testContext();
const rendered = (provider: string, change: Partial<OwnerModel> = {}) =>
  renderElement(<OwnerSection {...selectOwner(provider, site)} {...change} />);
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

describe('the group', () => {
  test('says whose money goes to the same place, what else it runs and which reviews it is behind', () => {
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
});
