import { readerDay } from './reader-day.ts';
import { hookValue, selector } from './script-hooks.ts';

/** Hides offers that ended before the reader's day, because a page may have been built before an offer ended. */
export function hideEndedOffers(today = readerDay(), page: ParentNode = document): void {
  for (const offer of page.querySelectorAll<HTMLElement>(selector('data-ends-on'))) {
    offer.hidden = (hookValue(offer, 'data-ends-on') ?? today) < today;
  }
}
