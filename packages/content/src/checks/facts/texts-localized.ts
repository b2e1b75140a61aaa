import { defaultLocale } from '@vpn-site/core/locale/locale-table.ts';
import { managedFactFiles, problemAt } from '#facts/fact-file.ts';
import { everyValue } from '#facts/fact-tree.ts';
import { isLocalizedText, mayLackLanguages, missingLanguages } from '#facts/site-languages.ts';
import type { Check } from '../check.ts';

/** Texts for readers exist in every language of the site. Editors' notes about a value need at least English. */
export const textsLocalized: Check = ({ factFiles }) =>
  managedFactFiles(factFiles).flatMap((file) =>
    [...everyValue(file.data)].flatMap(({ path, value }) => {
      const missing = isLocalizedText(value)
        ? missingLanguages(value).filter(
            (code) => code in value || code === defaultLocale || !mayLackLanguages(path),
          )
        : [];
      return missing.map((code) =>
        problemAt(
          file,
          [...path, code],
          `The text "${path.join('.')}" is missing in "${code}".`,
          `Add "${code}: …" with the translation.`,
        ),
      );
    }),
  );
