import type { EvidenceFile } from '#islands/evidence-card.tsx';
import { loadJson } from '../fetch/load-json.ts';
import { loadPart } from '../updates/load-part.ts';

/** Milliseconds after which a card that does not come is given up and the link is followed. */
const timeoutMs = 5000;

const files = new Map<string, Promise<EvidenceFile>>();

/** The code that draws cards; asked for once, by the browser's own memory of modules. */
export function loadIsland() {
  return loadPart(() => import('#islands/evidence-card.tsx'));
}

/** What the cards of one provider or country say; asked for once per page. */
export function loadEvidenceFile(provider: string): Promise<EvidenceFile> {
  const known = files.get(provider);
  if (known) return known;
  const loading = loadJson<EvidenceFile>(`/_evidence/${document.documentElement.lang}/${provider}.json`);
  files.set(provider, loading);
  // What failed once may work the next time.
  loading.catch(() => files.delete(provider));
  return loading;
}

/** The same promise, rejected when it takes too long. */
export async function withTimeout<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The evidence did not come in time.')), timeoutMs);
  });
  return Promise.race([loading, late]);
}
