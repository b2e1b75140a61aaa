import type { ScriptHook } from '#browser/script-hooks.ts';

const from: ScriptHook = 'data-old-from';

/**
 * Shows the notice of apps/site/src/layout/old-page/old-page.tsx once the reader's clock has reached the day in the page's
 * attribute. It runs before the first paint, so that nothing shifts, and every hour on a page that stays open. It needs no
 * other file, so that it also works in a copy from a cache, an archive or a disk. If the reader's clock is slow, the notice
 * does not appear.
 */
export const oldPageScript = `{const r=document.documentElement,o=()=>{if(new Date().toISOString()>=r.getAttribute("${from}"))r.dataset.old=""};o();setInterval(o,36e5)}`;
