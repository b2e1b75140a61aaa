import { localeCodes } from '#domain/locale/locale-table.ts';
import { ContentStore } from '../content-store.ts';
import { websiteDisclosure } from '../website-disclosure.ts';
import type { Check } from './check.ts';

/** The disclosure exists in every language: it is a legal duty. */
export const disclosurePresent: Check = ({ root }) => {
  const store = new ContentStore(root);
  return localeCodes
    .filter((locale) => websiteDisclosure(store, locale) === undefined)
    .map((locale) => ({
      file: `content/data/common/website.${locale}.yaml`,
      message: 'The disclosure is missing.',
      remedy: 'Write "disclosure: …": who pays us, how paid links are marked, what money cannot change.',
    }));
};
