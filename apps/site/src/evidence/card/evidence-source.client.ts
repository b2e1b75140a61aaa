import { memoize } from '@vpn-site/core/memo/memoize.ts';
import { loadJson } from '#browser/fetch/load-json.ts';
import { loadPart } from '#browser/updates/load-part.ts';
import type { EvidenceFile } from '#evidence/card/evidence-card.island.tsx';

/** Milliseconds after which a card that does not come is given up and the link is followed. */
const timeoutMs = 5000;

/** The code that draws cards. Remembered: what was imported before, a browser hands out only after its next paint. */
export const loadIsland = memoize(String, () =>
  loadPart(() => import('#evidence/card/evidence-card.island.tsx')),
);

/** The evidence of a provider, loaded once per page. */
export const loadEvidenceFile = memoize(
  (provider) => provider,
  (provider: string) =>
    loadJson<EvidenceFile>(`/_evidence/${document.documentElement.lang}/${provider}.json`),
);

/** The same promise, rejected when it takes too long. */
export async function withTimeout<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, timeoutMs, new Error('No card.'));
  });
  return Promise.race([loading, late]);
}
