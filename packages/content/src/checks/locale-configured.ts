import { isLocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { Check } from './check.ts';

/** A document's file name ends in the code of a configured language. */
export const localeConfigured: Check = ({ contentFiles }) =>
  contentFiles
    .filter(({ locale }) => !isLocaleCode(locale))
    .map(({ file }) => ({
      file,
      message: 'The file name does not end in a configured language.',
      remedy: `Name it <document>.<language>.md with one of: ${localeCodes.join(', ')}.`,
    }));
