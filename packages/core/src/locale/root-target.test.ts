import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RootVisit, rootTarget } from './root-target.ts';

const person: RootVisit = { isBot: () => false, isFromSite: false };

describe('where / leads', () => {
  test('the cookie wins over the browser languages', { tags: 'locale-detect-cookie-first' }, () => {
    expect(rootTarget({ ...person, cookie: 'tr', acceptLanguage: 'pl' }, {})).toBe('/tr');
    expect(rootTarget({ ...person, cookie: 'en', acceptLanguage: 'pl' }, {})).toBeUndefined();
  });

  test('without the cookie the first supported browser language decides', {
    tags: 'locale-detect-browser-second',
  }, () => {
    expect(rootTarget({ ...person, acceptLanguage: 'de, pl;q=0.5, tr;q=0.9' }, {})).toBe('/tr');
    expect(rootTarget({ ...person, acceptLanguage: 'en, pl' }, {})).toBeUndefined();
  });

  test('without a supported browser language the configured fallback decides', {
    tags: 'locale-detect-fallback-third',
  }, () => {
    expect(rootTarget({ ...person, acceptLanguage: 'de' }, { fallbackLocale: 'pl' })).toBe('/pl');
  });

  test('when nothing decides, / is the English page, as its prefix says', () => {
    expect(rootTarget({ ...person, acceptLanguage: 'de' }, {})).toBeUndefined();
    expect(rootTarget(person, {})).toBeUndefined();
  });

  test('a cookie that names no language of ours is ignored', () => {
    expect(rootTarget({ ...person, cookie: '//evil', acceptLanguage: 'pl' }, {})).toBe('/pl');
  });

  test('bots stay', { tags: 'locale-detect-not-bots' }, () => {
    const bot = { ...person, isBot: () => true, cookie: 'pl', acceptLanguage: 'pl' };
    expect(rootTarget(bot, {})).toBeUndefined();
  });

  test('who comes by a link on our own page stays: it is no first visit, and the link said where it leads', () => {
    const inside = { ...person, isFromSite: true, acceptLanguage: 'pl' };
    expect(rootTarget(inside, { fallbackLocale: 'tr' })).toBeUndefined();
    expect(rootTarget({ ...inside, cookie: 'tr' }, {})).toBeUndefined();
    expect(rootTarget(inside, { rootRedirect: '/tr' })).toBe('/tr');
  });

  test('a configured rootRedirect is for everyone', () => {
    expect(rootTarget({ ...person, isBot: () => true, cookie: 'pl' }, { rootRedirect: '/tr' })).toBe('/tr');
  });

  test('nothing a visitor sends leads anywhere but to a home page of ours', () => {
    const anything = fc.option(fc.string(), { nil: undefined });
    fc.assert(
      fc.property(anything, anything, fc.boolean(), (cookie, acceptLanguage, isFromSite) => {
        const target = rootTarget({ isBot: () => false, cookie, acceptLanguage, isFromSite }, {});
        expect([undefined, '/pl', '/tr']).toContain(target);
      }),
    );
  });
});
