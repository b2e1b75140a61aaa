import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { allDefinitions, type FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import { type Cell, knownCellsIn } from '#facts/cells.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import { validVocabulary } from '#facts/read-vocabulary.ts';
import { quoteTexts, unquotedParts } from '#facts/value-in-quotes.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/**
 * A value occurs in its quotes. If the quotes state it in another form, `readAs` repeats the value and explains how the
 * quotes were read. A changed value then contradicts `readAs`.
 */
export const valuesInQuotes: Check = ({ factFiles }) => {
  const vocabulary = validVocabulary(factFiles);
  const definitions = new Map(
    (vocabulary === undefined ? [] : allDefinitions(vocabulary)).map((definition) => [
      definition.key,
      definition,
    ]),
  );
  return filesOfKind(factFiles, 'provider')
    .flatMap(knownCellsIn)
    .flatMap((cell) => {
      const definition = definitions.get(cell.key);
      return cell.isClaim || definition === undefined ? [] : cellProblems(cell, definition);
    });
};

function cellProblems(cell: Cell, definition: FactDefinition): Problem[] {
  const { file, path, fields } = cell;
  const name = path.join('.');
  if (fields.readAs !== undefined) {
    const { is } = fieldsOf(fields.readAs);
    if (isDeepStrictEqual(is, fields.value)) return [];
    return [
      problemAt(
        file,
        [...path, 'readAs', 'is'],
        `"${name}" is ${written(fields.value)}, but its quotes were read as ${written(is)}.`,
        'Correct the value; or quote the words that prove the new one and set "is" to it, or remove "readAs" if they show it.',
      ),
    ];
  }
  const missing = unquotedParts(fields.value, fields.quotes, definition);
  if (missing.length === 0) return [];
  const shown = missing.find(({ quoted }) => quoted !== undefined)?.quoted ?? quoteTexts(fields.quotes)[0];
  return [
    problemAt(
      file,
      [...path, 'value'],
      `"${name}" is ${missing.map((part) => part.written).join(', ')}, but its quotes show ${shown === undefined ? 'no words' : `“${shortened(shown)}”`}.`,
      'Correct the value, or quote the words that show it. If they prove it in another form, add "readAs: { is: <the value>, why: … }".',
    ),
  ];
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function shortened(words: string): string {
  return words.length > 120 ? `${words.slice(0, 119)}…` : words;
}
