import { localeCookie } from '@vpn-site/core/locale/locale-cookie.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { linkOf, opensHere } from '#browser/clicked-link.ts';
import { pageLocale } from '#browser/page-locale.ts';
import { selector } from '#browser/script-hooks.ts';
import { forget, recall, remember } from '#browser/session-memory.ts';
import { showToast } from '#ui/toasts/show-toast.client.ts';

const chosenKey = 'language-chosen';

/**
 * Saves the language that a reader chooses. The link leads to the same page in that language, which then confirms the
 * choice.
 */
export function startLanguage(): void {
  confirmChoice();
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    // Only languages offered by the page count, so the locale table need not be loaded.
    if (!link?.closest(selector('data-language-switch', link.hreflang))) return;
    const locale = link.hreflang as LocaleCode;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers too late for a click
    document.cookie = localeCookie(locale, location.protocol === 'https:');
    // Tools write the reader's choices into the URL after this link was rendered, so the current query is copied.
    if (document.querySelector(selector('data-island'))) link.search = location.search;
    // Headings have the same ids in all languages.
    link.hash = location.hash;
    if (opensHere(event, link)) remember(chosenKey, locale);
  });
}

function confirmChoice(): void {
  if (recall(chosenKey) !== pageLocale()) return;
  forget(chosenKey);
  void notifyLanguageSaved();
}

async function notifyLanguageSaved(): Promise<void> {
  const { messagesOfPage } = await import('#browser/messages/messages-of-page.ts');
  const texts = await messagesOfPage(['notice.languageSaved']);
  if (texts) await showToast({ title: texts['notice.languageSaved'] });
}
