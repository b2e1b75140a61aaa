import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { isOfFormerProvider } from '#facts/cells.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import { validVocabulary } from '#facts/read-vocabulary.ts';
import type { Check } from '../check.ts';

/**
 * Every provider has exactly the keys of the vocabulary. A value that is not known is written as unknown. A former provider
 * may lack keys, because nobody researched newer keys for it.
 */
export const factKeysComplete: Check = ({ factFiles }) => {
  const vocabulary = validVocabulary(factFiles);
  if (vocabulary === undefined) return [];
  const wanted = new Set(allDefinitions(vocabulary).map(({ key }) => key));
  return filesOfKind(factFiles, 'provider').flatMap((file) => {
    if (file.syntaxProblems.length > 0) return [];
    const present = new Set(Object.keys(fieldsOf(fieldsOf(file.data).facts)));
    const missing = [...wanted.difference(present)];
    return [
      ...(isOfFormerProvider(file) ? [] : missing).map((key) =>
        problemAt(file, ['facts'], `The fact "${key}" is missing.`, `Add "${key}: { value: unknown }".`),
      ),
      ...[...present.difference(wanted)].map((key) => {
        const near = nearestName(key, missing) ?? nearestName(key, [...wanted]);
        const remedy = near ? `Did you mean "${near}"?` : 'Declare it in facts/vocabulary, or remove it.';
        return problemAt(file, ['facts', key], `No key "${key}" is declared in the vocabulary.`, remedy);
      }),
    ];
  });
};
