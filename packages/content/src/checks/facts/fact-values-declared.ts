import type { CountryFactKind } from '@vpn-site/core/country/country.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { allDefinitions, type FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import { type Cell, cellsIn, statementsOf } from '#facts/cells.ts';
import { choiceName } from '#facts/countries-from.ts';
import { choiceFields } from '#facts/country-schema.ts';
import { type FactFile, filesOfKind, managedFactFiles, problemAt, stemOf } from '#facts/fact-file.ts';
import { type Path, stringsNamed } from '#facts/fact-tree.ts';
import { streamingResults } from '#facts/provider-schema.ts';
import { validVocabulary } from '#facts/read-vocabulary.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** Names used as values are declared in the vocabulary, so that they have a label in every language. */
export const factValuesDeclared: Check = ({ factFiles }) => {
  const vocabulary = validVocabulary(factFiles);
  const definitions = new Map(
    (vocabulary === undefined ? [] : allDefinitions(vocabulary)).map((definition) => [
      definition.key,
      definition,
    ]),
  );
  return [
    ...filesOfKind(factFiles, 'provider')
      .flatMap(cellsIn)
      .flatMap((cell) => {
        const definition = definitions.get(cell.key);
        return definition === undefined || cell.fields.value === 'unknown'
          ? []
          : cellProblems(cell, definition);
      }),
    ...filesOfKind(factFiles, 'country').flatMap((file) => countryProblems(file, factFiles)),
    ...undeclaredLists(factFiles),
    ...undeclaredNotes(factFiles),
  ];
};

function cellProblems(cell: Cell, { type, options }: FactDefinition): Problem[] {
  const { file, path, fields } = cell;
  if (type === 'choice' || type === 'choice-list' || type === 'platform-list') {
    return statementsOf(cell).flatMap(({ path: at, value }) =>
      nameProblems(file, at, value, Object.keys(options)),
    );
  }
  if (type === 'streaming') {
    const services = Object.keys(options).filter(
      (name) => !streamingResults.some((result) => result === name),
    );
    return statementsOf(cell).flatMap(({ path: at, value }) =>
      nameProblems(file, [...at, 'service'], fieldsOf(value).service, services),
    );
  }
  if (type !== 'yes-no' || fields.value !== 'partial' || 'note' in fields) return [];
  const remedy = 'Add a "note" that says when it holds, in every language.';
  return [problemAt(file, [...path, 'value'], `"${path.join('.')}" is partial but has no note.`, remedy)];
}

/** Checks that the value of a country fact is one of the options of its kind. */
function countryProblems(file: FactFile, files: readonly FactFile[]): Problem[] {
  const kinds = fieldsOf(filesOfKind(files, 'country-kinds')[0]?.data);
  return cellsIn(file).flatMap(({ key, path, fields: { value } }) => {
    // A claim has the kind of its fact.
    const kind = String(fieldsOf(fieldsOf(fieldsOf(file.data).facts)[key]).kind) as CountryFactKind;
    const options = Object.keys(fieldsOf(fieldsOf(kinds[kind]).options));
    if (options.length === 0) return [];
    const field = choiceFields[kind];
    const valuePath = [...path, 'value', ...(field === undefined ? [] : [field])];
    return nameProblems(file, valuePath, choiceName(kind, value), options);
  });
}

function undeclaredLists(files: readonly FactFile[]): Problem[] {
  const lists = filesOfKind(files, 'option-list').map(stemOf);
  return filesOfKind(files, 'key-group').flatMap((file) =>
    stringsNamed(file, ['optionsFrom']).flatMap(({ path, text }) => nameProblems(file, path, text, lists)),
  );
}

/** Checks that a note names one of the shared notes. Notes in free text are objects, not strings. */
function undeclaredNotes(files: readonly FactFile[]): Problem[] {
  const declared = filesOfKind(files, 'evidence').flatMap(({ data }) =>
    Object.keys(fieldsOf(fieldsOf(data).sourceNotes)),
  );
  if (declared.length === 0) return [];
  return managedFactFiles(files).flatMap((file) =>
    stringsNamed(file, ['note']).flatMap(({ path, text }) => nameProblems(file, path, text, declared)),
  );
}

function nameProblems(file: FactFile, path: Path, name: unknown, declared: readonly string[]): Problem[] {
  if (typeof name !== 'string' || declared.includes(name)) return [];
  const near = nearestName(name, declared);
  const remedy = near
    ? `Did you mean "${near}"?`
    : `Declare it in facts/vocabulary, or use one of: ${declared.join(', ')}.`;
  return [problemAt(file, path, `"${name}" is not declared for this field.`, remedy)];
}
