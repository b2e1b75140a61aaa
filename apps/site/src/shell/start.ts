import { offerAnalytics } from '#browser/analytics/offer-analytics.ts';
import { guardNavigation } from '#browser/external/guard-navigation.ts';
import { hideEndedOffers } from '#browser/hide-ended.ts';
import { startPrefetch } from '#browser/prefetch/start-prefetch.ts';
import { selector } from '#browser/script-hooks.ts';
import { reloadOnMissingChunk } from '#browser/updates/reload-on-missing-chunk.ts';
import { countView } from '#browser/views/count-view.ts';
import { whenPresent } from '#browser/when-present.ts';
import { startEvidence } from '#evidence/card/evidence-card.client.ts';
import { showCurrentYear } from '#layout/footer/footer-year.client.ts';
import { showSlowNavigations } from '#layout/loading-bar/loading-bar.client.ts';
import { startMainMenu } from '#layout/menu/menu.client.ts';
import { startOfflineNotice } from '#layout/offline-notice/offline-notice.client.ts';
import { startLanguage } from '#layout/switches/language-switcher.client.ts';
import { startThemeSwitch } from '#layout/switches/theme-switch.client.ts';
import { startUpdates } from '#layout/update-notice/update-notice.client.ts';
import { startSearch } from '#search/box/search-box.client.ts';
import { startShortlist } from '#shortlist/shortlist.client.ts';
import { startIslands } from '#ui/island/island.client.ts';
import { startSheets } from '#ui/overlays/sheets.client.ts';
import { startCopying } from '#ui/primitives/copy-button/copy-button.client.ts';
import { startTerms } from '#ui/primitives/term/term.client.ts';
import { startTooltips } from '#ui/primitives/tooltip/tooltip.client.ts';
import { startToastButtons } from '#ui/toasts/toast-buttons.client.ts';
import { islands } from './islands.ts';

/** Starts all scripts of a page. Each looks for its elements and does nothing if there are none. */
startMainMenu();
startSearch();
startThemeSwitch();
hideEndedOffers();
showCurrentYear();
showSlowNavigations();
reloadOnMissingChunk();
guardNavigation();
startLanguage();
startCopying();
startOfflineNotice();
startPrefetch();
startUpdates();
startShortlist();
whenPresent(selector('data-hand-off'), async (page) => {
  let isInUse = false;
  // Tells the countdown, which loads later, that the reader has clicked (such as to copy the code) and must not be
  // redirected.
  page.addEventListener('click', () => (isInUse = true));
  const { startHandOff } = await import('#views/sendme/hand-off.client.ts');
  startHandOff(page, isInUse);
});
whenPresent(selector('data-icon'), async () => (await import('#ui/icons/draw-icons.client.ts')).drawIcons());
offerAnalytics();
if (import.meta.env.PAGE_VIEWS) countView();
startEvidence();
startIslands(islands);
startTooltips();
startTerms();
startSheets();
startToastButtons();
