import { offerAnalytics } from '#browser/analytics/offer-analytics.ts';
import { guardNavigation } from '#browser/external/guard-navigation.ts';
import { startPrefetch } from '#browser/prefetch/start-prefetch.ts';
import { selector } from '#browser/script-hooks.ts';
import { reloadOnMissingChunk } from '#browser/updates/reload-on-missing-chunk.ts';
import { countView } from '#browser/views/count-view.ts';
import { whenPresent } from '#browser/when-present.ts';
import { startEvidence } from '#evidence/card/evidence-card.client.ts';
import { startIslands } from '#ui/island/island.client.ts';
import { showSlowNavigations } from '#ui/layout/loading-bar/loading-bar.client.ts';
import { startMainMenu } from '#ui/layout/menu/menu.client.ts';
import { startOfflineNotice } from '#ui/layout/offline-notice/offline-notice.client.ts';
import { startSearch } from '#ui/layout/search-box/search-box.client.ts';
import { startLanguage } from '#ui/layout/switches/language-switcher.client.ts';
import { startMarksSwitch } from '#ui/layout/switches/marks-switch.client.ts';
import { startThemeSwitch } from '#ui/layout/switches/theme-switch.client.ts';
import { startUpdates } from '#ui/layout/update-notice/update-notice.client.ts';
import { startSheets } from '#ui/overlays/sheets.client.ts';
import { startCopying } from '#ui/primitives/copy-button/copy-button.client.ts';
import { startTerms } from '#ui/primitives/term/term.client.ts';
import { startTooltips } from '#ui/primitives/tooltip/tooltip.client.ts';
import { startToastButtons } from '#ui/toasts/toast-buttons.client.ts';
import { islands } from './islands.ts';

/** Everything a page runs by itself. Each part looks for what it serves and does nothing where there is none. */
startMainMenu();
startSearch();
startThemeSwitch();
startMarksSwitch();
showSlowNavigations();
reloadOnMissingChunk();
guardNavigation();
startLanguage();
startCopying();
startOfflineNotice();
startPrefetch();
startUpdates();
whenPresent(selector('data-hand-off'), async (page) =>
  (await import('#views/sendme/hand-off.client.ts')).startHandOff(page),
);
whenPresent(selector('data-icon'), async () => (await import('#ui/icons/draw-icons.client.ts')).drawIcons());
offerAnalytics();
if (import.meta.env.PAGE_VIEWS) countView();
startEvidence();
startIslands(islands);
startTooltips();
startTerms();
startSheets();
startToastButtons();
