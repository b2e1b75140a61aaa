import Markdoc from '@markdoc/markdoc';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import type { BlockContext } from '../block-context.ts';
import { documentConfig } from '../document-config.ts';
import { documentProblems } from '../document-problems.ts';
import { selectTrackedLink, wordsOf } from './select.ts';

const catalog = loadCatalog(process.cwd());
const context = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');

function withPaid(blocks: BlockContext, provider: string): BlockContext {
  const offer = { provider, destination: 'https://partner.example', paid: true, checked: '2026-11-14' };
  return { ...blocks, offers: new Map([[provider, offer]]) };
}

describe('tracked-link', () => {
  test.each([
    ['en', '/sendme/mullvad?from=card'],
    ['pl', '/pl/sendme/mullvad?from=card'],
    ['tr', '/tr/sendme/mullvad?from=card'],
  ] as const)('leads to the hand-off page in %s and tells its placement', (locale, href) => {
    expect(selectTrackedLink('mullvad', 'card', context(locale)).href).toBe(href);
  });

  test('only a paid link is sponsored; both have a plain link to the provider itself', () => {
    const unpaid = selectTrackedLink('mullvad', 'card', withPaid(context('en'), 'nordvpn'));
    const paid = selectTrackedLink('mullvad', 'card', withPaid(context('en'), 'mullvad'));
    expect([unpaid.isPaid, unpaid.rel]).toEqual([false, 'nofollow noopener']);
    expect([paid.isPaid, paid.rel]).toEqual([true, 'sponsored nofollow noopener']);
    for (const { plain } of [paid, unpaid]) {
      expect(plain).toEqual({ href: 'https://mullvad.net', host: 'mullvad.net' });
    }
  });

  test('says what is paid in the words that the law asks for', () => {
    const words = localeCodes.map((locale) => messagesOf(catalog, locale).blocks.trackedLink);
    expect(words.map(({ paid }) => paid.split(';')[0])).toEqual(['paid link', 'reklama', 'reklam']);
    expect(words.map(({ paidNote }) => paidNote.split(':')[0])).toEqual(['Paid link', 'Reklama', 'Reklam']);
  });

  test.each([
    ['Go **now**.', 'Go now.'],
    ['See [the site](/privacy/what-is-a-vpn).', 'See the site.'],
    ['Free: {% fact provider="tunnelbear" key="free-plan" /%}', 'Free: Yes, 2\u00a0GB a month'],
    ['', ''],
  ])('the text of the link is plain words: %s', (source, words) => {
    const nodes = Markdoc.transform(Markdoc.parse(source).children, documentConfig(context('en')));
    expect(wordsOf(nodes)).toBe(words);
  });

  test('a placement that is not in the closed list is refused', () => {
    const source = '{% tracked-link provider="mullvad" from="banner" /%}';
    expect(documentProblems(Markdoc.parse(source), context('en'))).toMatchObject([
      { message: expect.stringContaining('"banner"') as string },
    ]);
  });

  test('without a text it names the provider', () => {
    expect(selectTrackedLink('ivpn', 'home', context('en')).label).toBe('Visit IVPN');
  });
});
