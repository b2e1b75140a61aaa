import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { cellsIn, statementsOf } from '#facts/cells.ts';
import { countryCodes as codes, suggestedCountryCode } from '#facts/country-codes.ts';
import { type FactFile, filesOfKind, managedFactFiles, problemAt, stemOf } from '#facts/fact-file.ts';
import { type Path, stringsNamed } from '#facts/fact-tree.ts';
import { validVocabulary } from '#facts/read-vocabulary.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/**
 * Countries are written as ISO 3166-1 codes, so that each language can name them, and a country's file is named after its
 * code.
 */
export const countryCodes: Check = ({ factFiles }) => {
  const vocabulary = validVocabulary(factFiles);
  const keys = vocabulary === undefined ? [] : allDefinitions(vocabulary).filter(isAboutCountries);
  return [
    ...filesOfKind(factFiles, 'provider')
      .flatMap(cellsIn)
      .filter((cell) => cell.fields.value !== 'unknown' && keys.some(({ key }) => key === cell.key))
      .flatMap((cell) =>
        statementsOf(cell).flatMap(({ path, value }) => codeProblems(cell.file, path, value)),
      ),
    ...filesOfKind(factFiles, 'country').flatMap((file) => fileProblems(file, fieldsOf(file.data).code)),
    ...managedFactFiles(factFiles).flatMap((file) =>
      stringsNamed(file, ['market', 'region', 'jurisdiction']).flatMap(({ path, text }) =>
        codeProblems(file, path, text),
      ),
    ),
  ];
};

/**
 * Reports files with another name than their code. Pages and orders find a country by its code, tools find it by its file.
 */
function fileProblems(file: FactFile, code: unknown): Problem[] {
  const wrong = codeProblems(file, ['code'], code);
  if (wrong.length > 0 || typeof code !== 'string' || stemOf(file) === code.toLowerCase()) return wrong;
  const message = `The file is named "${stemOf(file)}" but says "code: ${code}".`;
  const remedy = `Name it facts/countries/${code.toLowerCase()}.yaml, or correct the code.`;
  return [problemAt(file, ['code'], message, remedy)];
}

function isAboutCountries({ type }: { readonly type: string }): boolean {
  return type === 'country' || type === 'country-list';
}

function codeProblems(file: FactFile, path: Path, code: unknown): Problem[] {
  if (typeof code !== 'string' || codes.has(code)) return [];
  const near = suggestedCountryCode(code);
  const remedy = near
    ? `Did you mean "${near}"?`
    : 'Write the two capital letters of ISO 3166-1, such as SE.';
  return [problemAt(file, path, `"${code}" is not the code of a country.`, remedy)];
}
