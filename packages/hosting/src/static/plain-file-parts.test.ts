import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { composeLocaleSite, type LocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { describe, expect, test } from 'vitest';
import { plainFileParts } from './plain-file-parts.tsx';

/** Returns the site of a language whose owner has these settings. */
const siteWith =
  (settings: Partial<SiteConfig>) =>
  (locale: LocaleCode): LocaleSite => {
    const site = composeLocaleSite(fixtureCatalog(), locale, 'https://vpn.example', fixtureDay);
    return { ...site, frame: { ...site.frame, site: { ...site.frame.site, ...settings } } };
  };
const reportsOf = (settings: Partial<SiteConfig>, locale: LocaleCode = 'en') =>
  plainFileParts(siteWith(settings)).reports(locale);

describe('in place of the form for reports', () => {
  test('a page says that there is none and leads to where the owner takes reports', () => {
    const html = reportsOf({ reportErrors: 'https://tracker.example/new?title={title}' });
    expect(html).toContain('href="https://tracker.example/new?title=Report%20a%20mistake"');
    expect(html).toContain('<h1 class="page-title">Report a mistake</h1>');
    expect(html).not.toContain('<form');
  });

  test('else to who answers for personal data', () => {
    const html = reportsOf({ reportErrors: undefined });
    expect(html).toContain('href="mailto:office@vpn.example?subject=Report%20a%20mistake');
  });

  test.each(['en', 'pl', 'tr'] as const)('else to the corrections, in %s', (locale) => {
    const html = reportsOf({ reportErrors: undefined, controller: undefined }, locale);
    const corrections = siteWith({})(locale).site.document('pages/corrections')?.path;
    expect(html).toContain(`href="${corrections}"`);
  });
});

test('what only scripts answer is said to readers without them', () => {
  expect(plainFileParts(siteWith({})).needsScripts('pl')).toMatch(/^<noscript>.*skryptów.*<\/noscript>$/s);
});
