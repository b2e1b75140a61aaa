import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { selectionAt } from './selection-page.ts';

const catalog = loadCatalog(process.cwd());

describe('a table of chosen providers', () => {
  test('stands at the overview of its language and has the same choice in the others', () => {
    expect(selectionAt(catalog, '/pl/porownania', 'ivpn,mullvad,nordvpn')).toMatchObject({
      kind: 'selection',
      path: '/pl/porownania',
      locale: 'pl',
      names: 'IVPN, Mullvad VPN i NordVPN',
      alternates: [
        { locale: 'en', path: '/compare?with=ivpn,mullvad,nordvpn' },
        { locale: 'pl', path: '/pl/porownania?with=ivpn,mullvad,nordvpn' },
        { locale: 'tr', path: '/tr/karsilastirma?with=ivpn,mullvad,nordvpn' },
      ],
    });
  });

  test.each([
    ['/compare', 'ivpn,mullvad'],
    ['/compare', 'airvpn,ivpn,mullvad,nordvpn,surfshark'],
    ['/compare', 'ivpn,mullvad,nobody'],
    ['/compare', 'ivpn,ivpn,mullvad'],
    ['/about', 'ivpn,mullvad,nordvpn'],
  ])('there is none at %s for %s', (path, chosen) => {
    expect(selectionAt(catalog, path, chosen)).toBeUndefined();
  });
});
