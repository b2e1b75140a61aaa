import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { type MenuContext, resolveMenu } from '#domain/menu/resolve-menu.ts';
import { topLevelIcon } from '#domain/menu/top-level-icon.ts';

const catalog = loadCatalog(process.cwd());
const names: Record<string, string> = {
  mullvad: 'Mullvad VPN',
  'proton-vpn': 'Proton VPN',
  nordvpn: 'NordVPN',
  surfshark: 'Surfshark',
};

/** The menu as it is when every page is written. */
const context: MenuContext = {
  providers: new Set(Object.keys(names)),
  providerName: (id) => names[id] ?? id,
  documentSlug: (id, locale) => catalog.documents.translation(id, locale)?.slug,
  describeProviders: (ids) => ids[0],
  pageExists: () => true,
  translate: (key, { provider = '', a = '', b = '' }) =>
    ({ 'menu.review': provider, 'menu.comparison': `${a} vs ${b}` })[key],
};
const menu = (locale: LocaleCode) => resolveMenu(catalog.menu, locale, context);
const targets = (label: string) =>
  localeCodes.map((locale) => {
    const position = flat('en').findIndex((item) => item.label === label);
    return flat(locale)[position]?.to;
  });
const flat = (locale: LocaleCode) => menu(locale).flatMap((group) => group.children ?? [group]);

describe('the menu in content/data/menu.yaml', () => {
  test('has the six entries of the specification, in order, with their icons', () => {
    expect(menu('en').map(({ label, icon }) => [label, icon])).toEqual([
      ['Best VPNs', 'star'],
      ['VPN Reviews', 'badge-check'],
      ['VPN Comparisons', 'git-compare'],
      ['How-To Guides', 'book-open'],
      ['Security & Privacy', 'shield'],
      ['About me', undefined],
    ]);
  });

  test('has the same icons in every language', () => {
    const icons = localeCodes.map((locale) => menu(locale).map(({ icon }) => icon));
    expect(icons[1]).toEqual(icons[0]);
    expect(icons[2]).toEqual(icons[0]);
  });

  test('has as many children as the specification names', () => {
    for (const locale of localeCodes) {
      expect(menu(locale).map(({ children }) => children?.length)).toEqual([3, 3, 2, 2, 2, undefined]);
    }
  });

  test('goes by the routes of the specification', () => {
    const routes = catalog.menu.map(
      ({ routeName, children }) => children?.map((child) => child.routeName) ?? routeName,
    );
    expect(routes).toEqual([
      ['slug', 'slug', 'slug'],
      ['review-mullvad', 'review-proton-vpn', 'review-nordvpn'],
      ['compare-nordvpn-surfshark', 'compare-proton-vpn-mullvad'],
      ['howto-setup-android', 'howto-install-router'],
      ['sec-what-is-vpn', 'sec-protocols'],
      'slug',
    ]);
  });

  test('uses none of the icons that are defined for Countries, Tools, Deals, Blog and About', () => {
    const unused = ['Countries', 'Tools', 'Deals', 'Blog', 'About'].map(topLevelIcon);
    expect(unused).toEqual(['globe', 'wrench', 'tag', 'newspaper', 'info']);
    expect(menu('en').filter(({ icon }) => unused.includes(icon))).toEqual([]);
  });

  test.each([
    [
      'Best VPN for Streaming',
      '/best-vpn/for-streaming',
      '/pl/najlepszy-vpn/do-streamingu',
      '/tr/yayin-icin',
    ],
    [
      'Best VPN for Torrenting',
      '/best-vpn/for-torrenting',
      '/pl/najlepszy-vpn/do-torrentingu',
      '/tr/torrent-icin',
    ],
    ['Best Free VPNs', '/best-vpn/free-vpns', '/pl/najlepszy-vpn/darmowe', '/tr/ucretsiz'],
    ['Mullvad VPN', '/reviews/mullvad', '/pl/recenzje/mullvad', '/tr/incelemeler/mullvad'],
    ['Proton VPN', '/reviews/proton-vpn', '/pl/recenzje/proton-vpn', '/tr/incelemeler/proton-vpn'],
    ['NordVPN', '/reviews/nordvpn', '/pl/recenzje/nordvpn', '/tr/incelemeler/nordvpn'],
    [
      'NordVPN vs Surfshark',
      '/compare/nordvpn-vs-surfshark',
      '/pl/porownania/nordvpn-vs-surfshark',
      '/tr/karsilastirma/nordvpn-vs-surfshark',
    ],
    [
      'Proton VPN vs Mullvad VPN',
      '/compare/mullvad-vs-proton-vpn',
      '/pl/porownania/mullvad-vs-proton-vpn',
      '/tr/karsilastirma/mullvad-vs-proton-vpn',
    ],
    [
      'Set Up a VPN on Android',
      '/guides/set-up-vpn-on-android',
      '/pl/poradniki/vpn-na-androidzie',
      '/tr/rehberler/android-vpn-kurulumu',
    ],
    [
      'Install a VPN on Routers',
      '/guides/install-vpn-on-router',
      '/pl/poradniki/vpn-na-routerze',
      '/tr/rehberler/router-vpn-kurulumu',
    ],
    [
      'VPN Protocols',
      '/privacy/vpn-protocols',
      '/pl/prywatnosc/protokoly-vpn',
      '/tr/gizlilik/vpn-protokolleri',
    ],
    ['What is a VPN?', '/privacy/what-is-a-vpn', '/pl/prywatnosc/co-to-jest-vpn', '/tr/gizlilik/vpn-nedir'],
    ['About me', '/about', '/pl/o-mnie', '/tr/hakkimda'],
  ])('%s leads to its page in each language', (label, ...paths) => {
    expect(targets(label)).toEqual(paths);
  });

  test('every page in a group has an icon and a line about it', () => {
    for (const locale of localeCodes) {
      const children = menu(locale).flatMap((group) => group.children ?? []);
      expect(children.filter(({ icon, description }) => !icon || !description)).toEqual([]);
    }
  });

  test('every label that is written has all languages', () => {
    const written = catalog.menu.flatMap((item) => [item, ...(item.children ?? [])]);
    for (const { labelI18n, labelKey } of written) {
      expect(labelKey ?? Object.keys(labelI18n ?? {})).toEqual(labelKey ?? [...localeCodes]);
    }
  });
});
