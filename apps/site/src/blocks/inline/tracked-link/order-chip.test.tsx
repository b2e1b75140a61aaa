import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { OrderChip } from './order-chip.tsx';

describe('the chip beside a link', () => {
  const chip = { text: 'Dates', short: 'Orders', href: '/x#named' };

  test('leads to the country, or is plain text where that has no page', () => {
    const linked = renderElement(<OrderChip chip={chip} />);
    expect(linked.all('a')[0]?.attributes.href).toBe('/x#named');
    const plain = renderElement(<OrderChip chip={{ ...chip, href: undefined }} />);
    expect([plain.text, plain.all('a')]).toEqual(['Dates', []]);
  });

  test('has no dates in a table', () => {
    expect(renderElement(<OrderChip chip={chip} isShort />).text).toBe('Orders');
  });

  test('is left out for all others', () => {
    expect(renderElement(<OrderChip chip={undefined} />).text).toBe('');
  });
});
