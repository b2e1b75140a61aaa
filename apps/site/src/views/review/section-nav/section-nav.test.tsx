import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { selectTrackedLink } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { providerBadge } from '#evidence/mark/provider-badge.ts';
import { priceLine } from '#price/price-line-model.ts';
import { SectionNav } from './section-nav.tsx';

const site = testContext();
const rendered = (provider: string, score: string | undefined) =>
  renderElement(
    <SectionNav
      badge={providerBadge(provider, site)}
      score={score}
      price={priceLine(provider, 'overall', site)}
      link={selectTrackedLink(provider, 'review', site)}
      entries={[
        { id: 'score', title: 'Score' },
        { id: 'cost', title: 'What it costs' },
      ]}
    />,
  );

describe('the spine of a review', () => {
  test('says who, which score and what price, and leads out and to every section', () => {
    const nav = rendered('alder', '8.1');
    expect(nav.all('.spine-name')[0]?.text).toBe('Alder VPN');
    expect(nav.all('.score')[0]?.text).toMatch(/^8\.1/);
    expect(nav.all('.price-line')).toHaveLength(1);
    expect(nav.all('a').map(({ attributes }) => attributes.href)).toEqual([
      expect.stringMatching(/alder\?from=review$/),
      '#score',
      '#cost',
    ]);
    expect(rendered('dogwood', undefined).all('.score')).toEqual([]);
  });

  test('its button opens the list of sections, and a paid link says that it is one', () => {
    const nav = rendered('alder', '8.1');
    const [button] = nav.all('button');
    const [list] = nav.all('nav');
    expect(button?.attributes.popovertarget ?? button?.attributes.popoverTarget).toBe(list?.attributes.id);
    expect(list?.attributes.popover).toBe('auto');
    expect(button?.attributes['aria-label']).toBe('On this page');
    expect(rendered('birch', '5').text).toContain('Paid link');
    expect(rendered('alder', '5').text).not.toContain('Paid link');
  });
});
