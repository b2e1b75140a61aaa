import { managedFactFiles, problemAt } from '#facts/fact-file.ts';
import { stringsNamed } from '#facts/fact-tree.ts';
import type { Check } from '../check.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Currencies are written as ISO 4217 codes, which Intl can format in each language. */
export const currencyCodes: Check = ({ factFiles }) =>
  managedFactFiles(factFiles).flatMap((file) =>
    stringsNamed(file, ['currency'])
      .filter(({ text }) => !currencies.has(text))
      .map(({ path, text }) => {
        const upper = text.toUpperCase();
        const remedy = currencies.has(upper)
          ? `Did you mean "${upper}"?`
          : 'Write the three capital letters of ISO 4217, such as USD or EUR.';
        return problemAt(file, path, `"${text}" is not the code of a currency.`, remedy);
      }),
  );
