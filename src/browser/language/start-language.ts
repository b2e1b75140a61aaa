import { localeCookie } from '#domain/locale/locale-cookie.ts';
import { isLocaleCode } from '#domain/locale/locale-table.ts';
import { selector } from '#ui/scripts/script-hooks.ts';
import { linkOf, opensHere } from '../clicked-link.ts';
import { pageLocale } from '../page-locale.ts';
import { forget, recall, remember } from '../session-memory.ts';
import { showToast } from '../toasts/show-toast.ts';

const chosenKey = 'language-chosen';

/** Keeps the language that a reader chooses; the link itself leads to the same page in it, which then says so. */
export function startLanguage(): void {
  confirmChoice();
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link?.matches(`${selector('data-language-switch')} a[hreflang]`) || !isLocaleCode(link.hreflang))
      return;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers too late for a click
    document.cookie = localeCookie(link.hreflang, location.protocol === 'https:');
    // Tools put what their reader chooses into the address, long after this link was written.
    if (document.querySelector(selector('data-island'))) link.search = location.search;
    if (opensHere(event, link)) remember(chosenKey, link.hreflang);
  });
}

function confirmChoice(): void {
  if (recall(chosenKey) !== pageLocale()) return;
  forget(chosenKey);
  void sayLanguageSaved();
}

async function sayLanguageSaved(): Promise<void> {
  const { messagesOfPage } = await import('../messages/messages-of-page.ts');
  const texts = await messagesOfPage(['notice.languageSaved']);
  if (texts) await showToast({ title: texts['notice.languageSaved'] });
}
