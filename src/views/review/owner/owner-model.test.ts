import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { selectOwner } from './owner-model.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');
const everyone = [...english.providers.keys()];

describe('who owns it', () => {
  test('leads from the operating company up to whom the group belongs', () => {
    const { steps } = selectOwner('private-internet-access', english);
    expect(steps.map(({ text }) => text)).toEqual([
      'Private Internet Access, Inc.',
      'Kape Technologies',
      'Unikmind Holdings Limited',
    ]);
    expect(steps[0]?.detail).toBe('United States');
  });

  test('names the other brands and the review sites of the group, with sources', () => {
    const { group } = selectOwner('cyberghost', english);
    expect(group?.siblings.map(({ name }) => name)).toEqual([
      'ExpressVPN',
      'Private Internet Access',
      'ZenMate',
    ]);
    expect(group?.reviewSites.map(({ name }) => name)).toEqual(['vpnMentor', 'WizCase']);
    expect(group?.reviewSites[1]?.detail).toMatch(/^Low confidence\. /);
    for (const { sources } of group?.reviewSites ?? []) expect(sources[0]?.url).toMatch(/^https:/);
    expect(group?.sources.length).toBeGreaterThan(0);
  });

  test('a group of one brand has no others, and repeats no note', () => {
    expect(selectOwner('mullvad', english).group).toMatchObject({ siblings: [], note: undefined });
  });

  test('no owner and an unknown owner are different answers', () => {
    expect(selectOwner('windscribe', english).steps[1]).toMatchObject({
      text: 'no parent company',
      isUnknown: false,
    });
    expect(selectOwner('windscribe', english).group).toBeUndefined();
    expect(selectOwner('hide-me', english).steps[1]).toMatchObject({ text: 'Unknown', isUnknown: true });
  });

  test.each(localeCodes)('nobody is left without an operating company in %s', (locale) => {
    const context = contextOf(locale);
    for (const provider of everyone) expect(selectOwner(provider, context).steps[0]?.text).toBeTruthy();
  });
});
