import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../locale/locale-table.ts';
import { type MenuItem, writtenEntries } from './menu-item.ts';
import { type MenuContext, resolveMenu } from './resolve-menu.ts';

const messages: Record<string, string> = { 'menu.about': 'From the key', 'menu.pair': '{a} vs {b}' };
const context: MenuContext = {
  providers: new Set(['nordvpn', 'surfshark']),
  documentSlug: () => undefined,
  translate: (key, args) => messages[key]?.replaceAll(/\{(\w)\}/g, (_, name: string) => args[name] ?? ''),
  providerName: (id) => ({ nordvpn: 'NordVPN', surfshark: 'Surfshark' })[id] ?? id,
  providerMark: (id) => ({ tint: 'blue', icon: undefined, letter: id.slice(0, 1) }),
  providerScore: (id) => ({ nordvpn: '8.1' })[id],
  byScore: ['surfshark', 'nordvpn'],
  describePair: (a, b) => `${a} or ${b}`,
  pageExists: (path) => path !== '/missing',
};
const one = (item: MenuItem, locale: (typeof localeCodes)[number] = 'en') =>
  resolveMenu([item], locale, context)[0];

describe('menu labels', () => {
  const item: MenuItem = {
    path: '/x',
    label: 'Plain',
    labelKey: 'menu.about',
    labelI18n: { pl: 'Po polsku' },
  };

  test('the label for the current locale comes first, then the translation key, then the plain label', {
    tags: ['locale-drives-menu', 'menu-label-order'],
  }, () => {
    expect(one(item, 'pl')?.label).toBe('Po polsku');
    expect(one(item, 'tr')?.label).toBe('From the key');
    expect(one({ ...item, labelKey: 'menu.unknown' }, 'tr')?.label).toBe('Plain');
  });

  test('a comparison is labelled by the providers that its route names', {
    tags: 'menu-comparisons-labels-derived',
  }, () => {
    expect(one({ labelKey: 'menu.pair', routeName: 'compare-nordvpn-surfshark' })).toEqual({
      label: 'NordVPN vs Surfshark',
      description: 'nordvpn or surfshark',
      to: '/compare/nordvpn-vs-surfshark',
      marks: [
        { tint: 'blue', icon: undefined, letter: 'n' },
        { tint: 'blue', icon: undefined, letter: 's' },
      ],
    });
  });

  test('a comparison is labelled in the order of its page, whatever the order of the route', {
    tags: 'menu-comparisons-labels-derived',
  }, () => {
    const turned = one({ labelKey: 'menu.pair', routeName: 'compare-surfshark-nordvpn' });
    expect(turned).toEqual(one({ labelKey: 'menu.pair', routeName: 'compare-nordvpn-surfshark' }));
  });
});

test('where an address is not written in a language, that of the translation is taken', () => {
  const item: MenuItem = { label: 'About', routeName: 'slug', paramsI18n: { en: { slug: ['we', 'all'] } } };
  const translated = { ...context, translatedSlug: (slug: string) => (slug === 'we/all' ? 'my' : undefined) };
  expect(resolveMenu([item], 'pl', translated)[0]?.to).toBe('/pl/my');
  expect(resolveMenu([item], 'pl', context)).toEqual([]);
});

describe('menu descriptions', () => {
  const written = { en: 'In English', pl: 'Po polsku', tr: 'Türkçe' };

  test('one that is written is shown in the current language, before what the facts say of a pair', () => {
    expect(one({ label: 'x', path: '/x', descriptionI18n: written }, 'pl')?.description).toBe('Po polsku');
    const pair: MenuItem = { labelKey: 'menu.pair', routeName: 'compare-nordvpn-surfshark' };
    expect(one({ ...pair, descriptionI18n: written })?.description).toBe('In English');
  });

  test('a review has a mark and a score instead, or a mark alone where there is no score', () => {
    const review = (id: string) => one({ labelKey: 'menu.about', routeName: `review-${id}` });
    expect(review('nordvpn')).toMatchObject({ marks: [{ letter: 'n' }], score: '8.1' });
    expect(review('nordvpn')).not.toHaveProperty('description');
    expect(review('surfshark')).not.toHaveProperty('score');
  });
});

describe('the entries of a group', () => {
  const entry = (label: string): MenuItem => ({ label, path: `/${label}` });
  const labels = (group: MenuItem) => one(group)?.children?.map(({ label }) => label);

  test('the children come first, then further entries; the page that lists all is apart', () => {
    const children = [entry('a'), entry('b')];
    const group: MenuItem = { label: 'x', below: [entry('c')], children, all: entry('all') };
    expect(labels(group)).toEqual(['a', 'b', 'c']);
    expect(one(group)?.all).toEqual({ label: 'all', to: '/all' });
    expect(one({ ...group, all: { label: 'y', path: '/missing' } })).not.toHaveProperty('all');
    expect(writtenEntries(group).map(({ label }) => label)).toEqual(['a', 'b', 'c', 'all']);
  });

  test('with reviews, the written ones come first, then the others by score', () => {
    const written: MenuItem = { label: 'As written', routeName: 'review-nordvpn' };
    const group: MenuItem = { label: 'x', reviews: 'best', children: [written], below: [entry('c')] };
    const named = { ...context, translate: () => 'By rule' };
    const [found] = resolveMenu([group], 'en', named);
    expect(found?.children?.map(({ label, to }) => [label, to])).toEqual([
      ['As written', '/reviews/nordvpn'],
      ['By rule', '/reviews/surfshark'],
      ['c', '/c'],
    ]);
  });

  test('of many reviews ten are in the menu, including the written ones', () => {
    const byScore = Array.from({ length: 20 }, (_, at) => `p${at}`);
    const written: MenuItem = { label: 'As written', routeName: 'review-p19' };
    const many = { ...context, byScore, providers: new Set(byScore), translate: () => 'x' };
    const group: MenuItem = { label: 'x', reviews: 'best', children: [written] };
    const [found] = resolveMenu([group], 'en', { ...many, pageExists: () => true });
    expect(found?.children?.map(({ to }) => to)).toEqual(
      ['p19', ...byScore.slice(0, 9)].map((id) => `/reviews/${id}`),
    );
  });
});

describe('menu links', () => {
  const everything: MenuItem = {
    label: 'x',
    external: true,
    path: 'https://other.example/',
    pathI18n: { en: '/localized' },
    routeName: 'slug',
    params: { slug: 'generic' },
    paramsI18n: { en: { slug: ['per', 'locale'] } },
  };
  const internal: MenuItem = { ...everything, external: false, path: '/plain' };

  test('an external path comes first, then one of the locale, a named route, and a plain path', {
    tags: ['menu-resolved-target', 'menu-link-order', 'menu-link-params-fallback'],
  }, () => {
    expect(one(everything)).toEqual({ label: 'x', href: 'https://other.example/' });
    expect(one(internal)).toEqual({ label: 'x', to: '/localized' });
    const named = { ...internal, pathI18n: undefined };
    expect(one(named)?.to).toBe('/per/locale');
    expect(one({ ...named, paramsI18n: undefined })?.to).toBe('/generic');
    expect(one({ ...named, paramsI18n: { pl: { slug: 'po-polsku' } } })?.to).toBe('/generic');
    expect(one({ ...named, routeName: undefined })?.to).toBe('/plain');
  });

  test('an item without a target in a locale is left out of that locale', {
    tags: 'menu-item-without-target',
  }, () => {
    const about: MenuItem = {
      label: 'About me',
      routeName: 'slug',
      paramsI18n: { en: { slug: 'about' }, pl: { slug: 'o-mnie' }, tr: { slug: '' } },
    };
    expect(one(about, 'pl')?.to).toBe('/pl/o-mnie');
    expect(one(about, 'tr')).toBeUndefined();
  });

  test('an item whose page does not exist is left out, and so is a group that it empties', () => {
    expect(one({ label: 'Group', children: [{ label: 'x', path: '/missing' }] })).toBeUndefined();
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'an internal path never leaves the site: %s',
    (path) => {
      expect(one({ label: 'x', path, pathI18n: { en: path } })).toBeUndefined();
    },
  );
});

describe('menu icons', () => {
  test('the top level gets its icon by English label, and a child none', {
    tags: ['menu-icons-by-english-label', 'menu-resolved-fields'],
  }, () => {
    const children: MenuItem[] = [{ label: 'Deals', path: '/x' }];
    const group: MenuItem = { labelI18n: { en: 'Best VPNs', pl: 'Najlepsze VPN-y' }, children };
    expect(one(group, 'pl')?.icon).toBe('star');
    const gift: MenuItem = {
      label: 'Deals',
      children: [...children, { label: 'x', path: '/x', icon: 'gift' }],
    };
    expect(one(gift)).toEqual({
      label: 'Deals',
      icon: 'tag',
      children: [
        { label: 'Deals', to: '/x' },
        { label: 'x', to: '/x', icon: 'gift' },
      ],
    });
  });
});

describe('properties of the menu', () => {
  const text = fc.option(fc.string({ unit: 'binary', maxLength: 20 }), { nil: undefined });
  const item = fc.record({ label: text, path: text, routeName: text, external: fc.boolean() });

  test('no input makes it throw or leave the site', () => {
    fc.assert(
      fc.property(fc.array(item), fc.constantFrom(...localeCodes), (items, locale) => {
        for (const { to, href } of resolveMenu(items, locale, context)) {
          if (to !== undefined)
            expect(new URL(to, 'https://site.example').origin).toBe('https://site.example');
          if (href !== undefined) expect(new URL(href).protocol).toBe('https:');
        }
      }),
    );
  });
});
