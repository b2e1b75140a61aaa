import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { missingGrounds, selectDecision } from './decision.block.ts';
import { Decision } from './decision.tsx';

const site = testContext();
const words = (first: string, second: string, context = site) =>
  renderElement(<Decision {...selectDecision({ first, second }, context)} />).text;

describe('a decision from the facts', () => {
  test('says of both when to choose it, whoever scores higher first, whichever is named first', () => {
    expect(words('alder', 'birch')).toMatch(/^Choose Alder VPN for .+\. Choose Birch VPN for .+\.$/);
    expect(words('birch', 'alder')).toBe(words('alder', 'birch'));
  });

  test('names the smaller bill last, and only in one currency', () => {
    const cheaper = withPlans(site, 'birch', { charged: 10, renewal: { charged: 10, months: 12 } });
    expect(words('alder', 'birch', cheaper)).toMatch(/and savings of \$\d+ over 3 years\./);
    const euros = withPlans(site, 'birch', { currency: 'EUR', charged: 10 });
    expect(words('alder', 'birch', euros)).not.toContain('bill');
  });

  test('where nothing well shown speaks for one of them, it says so', () => {
    expect(words('alder', 'cedar')).toMatch(/Nothing we can confirm speaks for Cedar VPN instead\.$/);
    expect(words('cedar', 'dogwood')).toBe(
      'Nothing we can confirm sets Cedar VPN and Dogwood apart. Choose by what you need, below.',
    );
  });

  test('is short', () => {
    const ids = [...site.providers.keys()];
    const longest = Math.max(
      ...ids.flatMap((first) =>
        ids.filter((second) => second > first).map((second) => words(first, second).split(' ').length),
      ),
    );
    expect(longest).toBeLessThanOrEqual(45);
  });
});

describe('a written decision', () => {
  const written = (firstFor: string) =>
    renderElement(
      <Decision {...selectDecision({ first: 'alder', second: 'birch', firstFor }, site)}>
        <p>What an editor wrote.</p>
      </Decision>,
    ).text;

  test('is shown while the facts show what it rests on', () => {
    expect(written('')).toBe('What an editor wrote.');
    expect(written('ownership')).toBe('What an editor wrote.');
  });

  test('gives way to the facts when they no longer do, and tells what is missing', () => {
    expect(written('ownership no-such-thing')).toMatch(/^Choose Alder VPN/);
    const grounds = { first: 'birch', firstFor: 'ownership', second: 'alder', secondFor: 'ownership' };
    expect(missingGrounds(grounds, site)).toEqual([{ provider: 'Birch VPN', about: 'ownership' }]);
  });
});
