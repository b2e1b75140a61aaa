import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { DidItWork } from './did-it-work.tsx';

const tool = { path: '/tools/leak-check', title: 'Is your VPN leaking?', description: '' };

test('leads to the leak check only where there is one', () => {
  expect(renderElement(<DidItWork tool={tool} />).all('a')[0]?.attributes.href).toBe('/tools/leak-check');
  expect(renderElement(<DidItWork tool={undefined} />).all('a')).toEqual([]);
});

test.each(localeCodes)('asks in %s for address, IPv6, DNS, WebRTC and the drop, in this order', (locale) => {
  const names = renderElement(<DidItWork tool={undefined} />, locale)
    .all('li')
    .map((check) => check.all('strong')[0]?.text);
  expect(names).toHaveLength(5);
  expect(names.slice(1, 4)).toEqual(['IPv6.', 'DNS.', 'WebRTC.']);
});
