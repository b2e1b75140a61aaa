import { allowAddressesIn } from '../external/allowed-addresses.ts';
import { loadPart } from '../updates/load-part.ts';

/** Data of this site, asked for like everything else by `siteFetch`, which comes when it is first needed. */
export async function loadJson<Data>(path: string): Promise<Data> {
  const { siteFetch } = await loadPart(() => import('./site-fetch.ts'));
  const text = await siteFetch<string, 'text'>(path, { responseType: 'text' });
  allowAddressesIn(text);
  return JSON.parse(text) as Data;
}
