import { allowAddressesIn } from '../external/allowed-addresses.ts';
import { siteText } from './site-fetch.ts';

/** Loads JSON of this site. */
export async function loadJson<Data>(path: string): Promise<Data> {
  const text = await siteText(path);
  allowAddressesIn(text);
  return JSON.parse(text) as Data;
}
