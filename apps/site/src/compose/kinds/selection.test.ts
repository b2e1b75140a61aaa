import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { resolve } from './selection.ts';

const catalog = fixtureCatalog();
const selectionAt = (path: string, chosen: string) => resolve({ catalog, path, query: `?with=${chosen}` });

describe('a table of chosen providers', () => {
  test('stands at the overview of its language and has the same choice in the others', () => {
    expect(selectionAt('/pl/porownania', 'alder,birch,fir')).toMatchObject({
      kind: 'selection',
      path: '/pl/porownania',
      locale: 'pl',
      names: 'Alder VPN, Birch VPN i\u00a0Fir VPN',
      alternates: [
        { locale: 'en', path: '/compare?with=alder,birch,fir' },
        { locale: 'pl', path: '/pl/porownania?with=alder,birch,fir' },
        { locale: 'tr', path: '/tr/karsilastirma?with=alder,birch,fir' },
      ],
    });
  });

  test.each([
    ['/compare', 'alder,birch'],
    ['/compare', 'alder,birch,cedar,elm,fir'],
    ['/compare', 'alder,birch,nobody'],
    ['/compare', 'alder,alder,birch'],
    ['/about', 'alder,birch,fir'],
  ])('there is none at %s for %s', (path, chosen) => {
    expect(selectionAt(path, chosen)).toBeUndefined();
  });
});
