import { defaultLocale, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { Problem } from '../problem.ts';
import type { Check } from './check.ts';

/** Every language has exactly one home page. A second one would hide the first, and without one every menu is broken. */
export const oneHome: Check = ({ contentFiles }) =>
  localeCodes.flatMap((locale): Problem[] => {
    const [home, ...others] = contentFiles.filter((file) => file.kind === 'home' && file.locale === locale);
    if (home === undefined) {
      const file = `content/home/home.${locale}.md`;
      const message = `There is no home page in "${locale}".`;
      const remedy =
        locale === defaultLocale ? 'Write it.' : `Translate content/home/home.${defaultLocale}.md.`;
      return [{ file, message, remedy }];
    }
    return others.map(({ file }) => ({
      file,
      message: `The home page in "${locale}" is already ${home.file}.`,
      remedy: 'Keep one of the two.',
    }));
  });
