import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { OrderChip } from './order-chip.tsx';

test('the chip beside a link leads to the country where that has a page, and has no dates in a table', () => {
  const chip = { text: 'Dates', short: 'Orders', href: '/x#named' };
  expect(renderElement(<OrderChip chip={chip} />).all('a')[0]?.attributes.href).toBe('/x#named');
  const plain = renderElement(<OrderChip chip={{ ...chip, href: undefined }} />);
  expect([plain.text, plain.all('a')]).toEqual(['Dates', []]);
  expect(renderElement(<OrderChip chip={chip} isShort />).text).toBe('Orders');
  expect(renderElement(<OrderChip chip={undefined} />).text).toBe('');
});
