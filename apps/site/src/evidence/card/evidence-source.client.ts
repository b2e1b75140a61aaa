import { memoize } from '@vpn-site/core/memo/memoize.ts';
import { loadJson } from '#browser/fetch/load-json.ts';
import { loadPart } from '#browser/updates/load-part.ts';
import type { EvidenceFile } from '#evidence/card/evidence-card.island.tsx';

/** The number of milliseconds after which loading a card is given up, and the browser follows the link. */
const timeoutMs = 5000;

/** Loads the code that renders cards. Memoized, because browsers resolve a repeated import only after their next paint. */
export const loadIsland = memoize(String, () =>
  loadPart(() => import('#evidence/card/evidence-card.island.tsx')),
);

/** Loads the evidence of a provider, once per page. */
export const loadEvidenceFile = memoize(
  (provider) => provider,
  (provider: string) =>
    loadJson<EvidenceFile>(`/_evidence/${document.documentElement.lang}/${provider}.json`),
);

/** Rejects if the promise takes too long. */
export async function withTimeout<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, timeoutMs, new Error('No card.'));
  });
  return Promise.race([loading, late]);
}
