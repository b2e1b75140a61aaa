import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { PathDrawing, VpnPath } from './vpn-path.tsx';

describe('vpn-path', () => {
  test('goes from the device through the network and the server to the site, each with what it sees', () => {
    expect(
      renderElement(<PathDrawing />)
        .all('li')
        .map((station) => [
          station.attributes.class,
          station.all('strong')[0]?.text,
          station.all('span')[0]?.text,
        ]),
    ).toEqual([
      ['path-you', 'Your device', 'encrypts everything before it leaves'],
      ['path-network', 'Your network and internet provider', 'see a tunnel to one server, not the sites'],
      ['path-server', 'The VPN server', 'sees your address and the sites you open'],
      ['path-site', 'The site', 'sees the server’s address instead of yours'],
    ]);
  });

  test('in an article it is a figure with a caption', () => {
    const [figure] = renderElement(<VpnPath />).all('figure');
    expect(figure?.all('.path')).toHaveLength(1);
    expect(figure?.all('figcaption')[0]?.text).toContain('The double line is the encrypted tunnel.');
  });
});
