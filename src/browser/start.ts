import { selector } from '#ui/scripts/script-hooks.ts';
import { offerAnalytics } from './analytics/offer-analytics.ts';
import { startCopying } from './copy/start-copying.ts';
import { startEvidence } from './evidence/start-evidence.ts';
import { guardNavigation } from './external/guard-navigation.ts';
import { startIslands } from './islands/start-islands.ts';
import { startLanguage } from './language/start-language.ts';
import { showSlowNavigations } from './navigation/loading-bar.ts';
import { startMainMenu } from './navigation/main-menu.ts';
import { startOfflineNotice } from './offline/start-offline-notice.ts';
import { startPrefetch } from './prefetch/start-prefetch.ts';
import { startSearch } from './search/start-search.ts';
import { startThemeSwitch } from './theme/theme-switch.ts';
import { startToastButtons } from './toasts/start-toast-buttons.ts';
import { startTerms } from './tooltip/start-terms.ts';
import { startTooltips } from './tooltip/start-tooltips.ts';
import { reloadOnMissingChunk } from './updates/reload-on-missing-chunk.ts';
import { startUpdates } from './updates/start-updates.ts';
import { whenPresent } from './when-present.ts';

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
  (await import('./hand-off/start-hand-off.ts')).startHandOff(page),
);
whenPresent(selector('data-icon'), async () => (await import('./icons/draw-icons.ts')).drawIcons());
offerAnalytics();
startEvidence();
startIslands();
startTooltips();
startTerms();
startToastButtons();
