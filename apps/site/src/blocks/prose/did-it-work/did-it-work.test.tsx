import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { DidItWork } from './did-it-work.tsx';

const tool = { path: '/tools/leak-check', title: 'Is your VPN leaking?', description: '' };

test('leads to the leak check only where there is one', () => {
  expect(renderElement(<DidItWork tool={tool} />).all('a')[0]?.attributes.href).toBe('/tools/leak-check');
  expect(renderElement(<DidItWork tool={undefined} />).all('a')).toEqual([]);
});
