import { describe, expect, test } from 'vitest';
import type { MenuItem } from './menu-item.ts';
import { type TargetContext, targetState } from './menu-target.ts';

const pages = ['/about', '/pl/o-mnie', '/reviews/tunnel', '/only'];
const context: TargetContext = {
  providers: new Set(['tunnel']),
  documentSlug: () => undefined,
  pageExists: (path) => pages.includes(path),
  isIntentionallyMissing: (path, locale) =>
    (path === '/only' || path === '/reviews/tunnel') && locale !== 'en',
};
const states = (item: MenuItem) =>
  (['en', 'pl', 'tr'] as const).map((locale) => targetState(item, locale, context));
const about = (paramsI18n: MenuItem['paramsI18n']): MenuItem => ({ routeName: 'slug', paramsI18n });
const found = { state: 'found' };

describe('where an entry of the menu leads', () => {
  test.each(['', []])('an address that is written as %j is a choice', (slug) => {
    const item = about({ en: { slug: 'about' }, pl: { slug: ['o-mnie'] }, tr: { slug } });
    expect(states(item)).toEqual([found, found, { state: 'left out', isWritten: true }]);
  });

  test('so is one that is not written, though nobody said so', () => {
    const item = about({ en: { slug: 'about' }, pl: { slug: 'o-mnie' } });
    expect(states(item)).toEqual([found, found, { state: 'left out', isWritten: false }]);
    const paths = { pathI18n: { en: '/about', pl: '' } };
    const left = (isWritten: boolean) => ({ state: 'left out', isWritten });
    expect(states(paths)).toEqual([found, left(true), left(false)]);
  });

  test('the address of no page is a mistake, and so is one that cannot be an address', () => {
    const item = about({ en: { slug: 'abuot' }, pl: { slug: 'O mnie' }, tr: { slug: '' } });
    expect(states(item)).toEqual([
      { state: 'broken', target: '/abuot' },
      { state: 'broken', target: undefined },
      { state: 'left out', isWritten: true },
    ]);
  });

  test('an entry that leads nowhere in any language is a mistake in all', () => {
    expect(states({ routeName: 'review-tunel' }).map(({ state }) => state)).toEqual(Array(3).fill('broken'));
    expect(states({ label: 'Nowhere' }).map(({ state }) => state)).toEqual(Array(3).fill('broken'));
  });

  test('a page that names its languages is left out of the others', () => {
    const left = { state: 'left out', isWritten: true };
    expect(states({ routeName: 'review-tunnel' })).toEqual([found, left, left]);
    expect(states({ routeName: 'slug', params: { slug: 'only' } })).toEqual([found, left, left]);
  });
});
