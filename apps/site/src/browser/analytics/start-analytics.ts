import { acceptedCategory, run } from 'vanilla-cookieconsent';
import libraryStyles from 'vanilla-cookieconsent/dist/cookieconsent.css?url';
import { loadStyleSheet } from '../load-style-sheet.ts';
import { messagesOfPage } from '../messages/messages-of-page.ts';
import { pageLocale } from '../page-locale.ts';
import { selector } from '../script-hooks.ts';
import ownStyles from './consent.css?url';
import { consentMessageKeys, consentOptions } from './consent-options.ts';
import { sendPageView } from './send-page-view.ts';

/** Asks for consent. Nothing of the analytics service is loaded unless the reader agrees. */
export async function startAnalytics(key: string): Promise<void> {
  const texts = await messagesOfPage(consentMessageKeys);
  if (!texts) return;
  await Promise.all([libraryStyles, ownStyles].map(loadStyleSheet));
  const countIfAllowed = () => {
    if (acceptedCategory('analytics')) sendPageView(key);
  };
  await run(consentOptions(pageLocale(), texts, countIfAllowed));
  for (const button of document.querySelectorAll<HTMLElement>(selector('data-cc'))) button.hidden = false;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) countIfAllowed();
  });
}
