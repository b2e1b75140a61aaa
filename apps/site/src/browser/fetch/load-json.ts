import { allowAddressesIn } from '../external/allowed-addresses.ts';
import { loadPart } from '../updates/load-part.ts';

/** Loads JSON of this site. It loads apps/site/src/browser/fetch/site-fetch.ts on first use. */
export async function loadJson<Data>(path: string): Promise<Data> {
  const { siteText } = await loadPart(() => import('./site-fetch.ts'));
  const text = await siteText(path);
  allowAddressesIn(text);
  return JSON.parse(text) as Data;
}
