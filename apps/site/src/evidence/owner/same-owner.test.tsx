import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { SameOwner } from './same-owner.tsx';
import { selectSameOwners } from './same-owner-model.ts';

const site = testContext();
const owners = selectSameOwners(['alder', 'birch', 'cedar'], site);

test('brands of one owner are said to be so, with the source for each and the way to all owners, if there are any', () => {
  const rendered = renderElement(<SameOwner owners={owners} />);
  expect(rendered.all('.same-owner')[0]?.text).toContain('Birch VPN and Cedar VPN belong to Grove Group');
  expect(rendered.all('a').map(({ attributes }) => attributes.href)).toEqual([
    'https://dossier.example/birch#:~:text=Part%20of%20the%20Grove%20Group%20since%202022',
    'https://dossier.example/cedar#:~:text=Part%20of%20the%20Grove%20Group%20since%202022',
    '/who-owns-vpns',
  ]);
  expect(selectSameOwners(['alder', 'birch'], site)).toEqual([]);
  expect(renderElement(<SameOwner owners={[]} />).all('.same-owner')).toEqual([]);
});
