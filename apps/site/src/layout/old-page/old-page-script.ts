import type { ScriptHook } from '#browser/script-hooks.ts';

const from: ScriptHook = 'data-old-from';

/**
 * Shows the notice of apps/site/src/layout/old-page/old-page.tsx from its day on, by the reader's clock: before the first paint,
 * so that no line moves, and every hour on a page that stays open. A clock that is slow says nothing. It needs no other
 * file, so it also speaks in a copy that a cache, an archive or the reader's own disk has kept.
 */
export const oldPageScript = `{const r=document.documentElement,o=()=>{if(new Date().toISOString()>=r.getAttribute("${from}"))r.dataset.old=""};o();setInterval(o,36e5)}`;
