import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { ContentStore, commonFolder, readCommonFiles, websiteDisclosure } from '../content-store.ts';
import type { Check } from './check.ts';

/** The disclosure exists in every language, because it is a legal duty. */
export const disclosurePresent: Check = ({ root }) => {
  const store = new ContentStore(root);
  const written = new Map(readCommonFiles(root).map((common) => [common.file, common]));
  return localeCodes
    .filter((locale) => websiteDisclosure(store, locale) === undefined)
    .flatMap((locale) => {
      const file = `${commonFolder}/website.${locale}.yaml`;
      const common = written.get(file);
      // A file that is not valid YAML may hold a disclosure; data-files-valid reports how to fix it.
      if (common !== undefined && common.syntaxProblems.length > 0) return [];
      return [
        {
          file,
          line: common?.lineOf(['disclosure']),
          message: 'The disclosure is missing.',
          remedy: 'Write "disclosure: …": who pays us, how paid links are marked, what money cannot change.',
        },
      ];
    });
};
