import type { Check } from './check.ts';
import { writtenSlugs } from './document-slugs.ts';

/** No two documents of one language have the same address. */
export const slugUnique: Check = ({ contentFiles }) => {
  const owners = new Map<string, string>();
  return writtenSlugs(contentFiles).flatMap(({ file, line, locale, slug }) => {
    const address = `${locale}:${slug}`;
    const owner = owners.get(address);
    if (owner === undefined) {
      owners.set(address, file);
      return [];
    }
    return [
      {
        file,
        line,
        message: `The slug "${slug}" is taken by ${owner}.`,
        remedy: 'Choose another slug for one of the two.',
      },
    ];
  });
};
