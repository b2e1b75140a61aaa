import { offerAnalytics } from '#browser/analytics/offer-analytics.ts';
import { startCopying } from '#browser/copy/start-copying.ts';
import { startEvidence } from '#browser/evidence/start-evidence.ts';
import { guardNavigation } from '#browser/external/guard-navigation.ts';
import { startIslands } from '#browser/islands/start-islands.ts';
import { startLanguage } from '#browser/language/start-language.ts';
import { showSlowNavigations } from '#browser/navigation/loading-bar.ts';
import { startMainMenu } from '#browser/navigation/main-menu.ts';
import { startOfflineNotice } from '#browser/offline/start-offline-notice.ts';
import { startPrefetch } from '#browser/prefetch/start-prefetch.ts';
import { startSearch } from '#browser/search/start-search.ts';
import { startThemeSwitch } from '#browser/theme/theme-switch.ts';
import { startToastButtons } from '#browser/toasts/start-toast-buttons.ts';
import { startTerms } from '#browser/tooltip/start-terms.ts';
import { startTooltips } from '#browser/tooltip/start-tooltips.ts';
import { reloadOnMissingChunk } from '#browser/updates/reload-on-missing-chunk.ts';
import { startUpdates } from '#browser/updates/start-updates.ts';
import { whenPresent } from '#browser/when-present.ts';
import { selector } from '#ui/scripts/script-hooks.ts';
import { islands } from './islands.ts';

/** Everything a page runs by itself. Each part looks for what it serves and does nothing where there is none. */
startMainMenu();
startSearch();
startThemeSwitch();
showSlowNavigations();
reloadOnMissingChunk();
guardNavigation();
startLanguage();
startCopying();
startOfflineNotice();
startPrefetch();
startUpdates();
whenPresent(selector('data-hand-off'), async (page) =>
  (await import('#browser/hand-off/start-hand-off.ts')).startHandOff(page),
);
whenPresent(selector('data-icon'), async () => (await import('#browser/icons/draw-icons.ts')).drawIcons());
offerAnalytics();
startEvidence();
startIslands(islands);
startTooltips();
startTerms();
startToastButtons();
