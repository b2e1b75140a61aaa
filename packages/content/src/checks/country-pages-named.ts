import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { filesOfKind, stemOf } from '../facts/fact-file.ts';
import { lineOfField } from '../front-matter.ts';
import type { Problem } from '../problem.ts';
import type { Check } from './check.ts';

/** A page about a country names a country with a fact file, and is the only page of its language about it. */
export const countryPagesNamed: Check = ({ contentFiles, factFiles }) => {
  const codes = filesOfKind(factFiles, 'country').map((file) => stemOf(file).toUpperCase());
  const pages = new Map<string, string>();
  return contentFiles.flatMap(({ file, kind, locale, frontMatter }): Problem[] => {
    if (kind !== 'countries' || !frontMatter?.parsed.ok) return [];
    const { country } = fieldsOf(frontMatter.parsed.data);
    if (typeof country !== 'string') return [];
    const line = lineOfField(frontMatter.yaml, 'country');
    if (!codes.includes(country)) {
      const message = `There are no facts on the country "${country}".`;
      const remedy = `Write facts/countries/${country.toLowerCase()}.yaml, or name one of: ${codes.join(', ')}.`;
      return [{ file, line, message, remedy }];
    }
    const page = `${locale}:${country}`;
    const other = pages.get(page);
    if (other === undefined) {
      pages.set(page, file);
      return [];
    }
    return [{ file, line, message: `${other} is about "${country}" too.`, remedy: 'Merge the two pages.' }];
  });
};
