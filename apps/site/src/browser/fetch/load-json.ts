import { allowAddressesIn } from '../external/allowed-addresses.ts';
import { loadPart } from '../updates/load-part.ts';

/** Data of this site, asked for like everything else by apps/site/src/browser/fetch/site-fetch.ts, which comes when it is first needed. */
export async function loadJson<Data>(path: string): Promise<Data> {
  const { siteText } = await loadPart(() => import('./site-fetch.ts'));
  const text = await siteText(path);
  allowAddressesIn(text);
  return JSON.parse(text) as Data;
}
