import type { Catalog } from '@vpn-site/content/catalog.ts';
import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { readWordsAvoidedWhile } from '@vpn-site/content/word-lists.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { conditionHolds, type SiteState, siteStates } from '@vpn-site/core/site/site-state.ts';
import { fixtureCatalog, fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { claimProblems } from './claim-problems.ts';

const wordsWhile = readWordsAvoidedWhile(new DataFiles(fixtureRoot));

function withText(text: string, locale: LocaleCode = 'en', description = 'x'): Catalog {
  const frontMatter = { title: 'x', description, updated: '2025-06-01' };
  const file = `content/explainers/x.${locale}.md`;
  const document = { id: 'explainers/x', kind: 'explainers', locale, slug: 'x', frontMatter, file } as const;
  return { ...fixtureCatalog(), documents: new DocumentIndex([document]), body: () => parseMarkdoc(text) };
}

const found = (catalog: Catalog, ...states: SiteState[]) =>
  claimProblems(catalog, new Set(states), wordsWhile);

describe('what a text claims of the site', () => {
  test('is refused while a setting makes it untrue, with file and line', () => {
    const text = 'Before.\n\nNo link on this site earns a commission.';
    expect(found(withText(text))).toEqual([]);
    expect(found(withText(text), 'paid-links')).toEqual([
      {
        file: 'content/explainers/x.en.md',
        line: 3,
        message: '"no link on this site earn*" is not true of the site: an offer in facts/offers is paid.',
        remedy: expect.stringContaining('{% when so="no-paid-links" %}'),
      },
    ]);
  });

  test('is refused in a description too', () => {
    expect(found(withText('x', 'en', 'VPN reviews and exclusive deals.'))).toMatchObject([
      { message: expect.stringContaining('has a valid code') },
    ]);
    expect(found(withText('x', 'en', 'VPN reviews and exclusive deals.'), 'codes')).toEqual([]);
    const site = { ...fixtureCatalog().site, description: { en: 'Exclusive deals.', pl: 'x', tr: 'x' } };
    expect(found({ ...withText('x'), site })).toMatchObject([{ file: 'content/data/site.yaml' }]);
  });

  test('asks for a review where the calendar alone made it untrue', () => {
    const catalog = withText('Exclusive deals, and nothing is sent to third parties.');
    const problems = claimProblems(catalog, new Set(['analytics']), wordsWhile, ['no-codes']);
    expect(problems.map(({ message, severity }) => [message.includes('code'), severity])).toEqual(
      expect.arrayContaining([
        [true, 'review'],
        [false, undefined],
      ]),
    );
  });

  test('may stand under a condition that keeps it true', () => {
    const text = '{% when so="no-analytics" %}Nothing is sent to third parties.{% /when %}';
    expect(found(withText(text))).toEqual([]);
    expect(found(withText(text), 'analytics')).toEqual([]);
    expect(found(withText(text.replace('no-analytics', 'no-author')), 'analytics')).toHaveLength(1);
  });

  test.each(localeCodes)('is looked for in %s with phrases for money, analytics and reports', (locale) => {
    for (const condition of ['paid-links', 'analytics', 'no-reports', 'no-codes'] as const) {
      const [phrase = ''] = wordsWhile[locale]?.[condition] ?? [];
      const states = siteStates.filter(
        (state) => conditionHolds(condition, new Set([state])) && condition === state,
      );
      const text = `${phrase.replace('*', '')}.`;
      expect(found(withText(text, locale), ...states).map(({ message }) => message)).toContainEqual(
        expect.stringContaining(phrase),
      );
    }
  });

  const states: { readonly so: SiteState[] }[] = [
    { so: [] },
    { so: ['paid-links', 'codes'] },
    { so: ['analytics'] },
    { so: ['reports', 'author'] },
    { so: [...siteStates] },
  ];
  test.each(states)('is right on all pages of the site while $so is so', ({ so }) => {
    expect(found(fixtureCatalog(), ...so)).toEqual([]);
  });
});
