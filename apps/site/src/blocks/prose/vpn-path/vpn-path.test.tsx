import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { VpnPath } from './vpn-path.tsx';

test('goes from the device through the network and the server to the site, each with what it sees', () => {
  const [figure] = renderElement(<VpnPath />).all('figure');
  const stations = figure?.all('.path')[0]?.all('li') ?? [];
  expect(stations.map(({ attributes }) => attributes.class)).toEqual([
    'path-you',
    'path-network',
    'path-server',
    'path-site',
  ]);
  expect(stations.every((station) => station.all('span')[0]?.text !== '')).toBe(true);
});
