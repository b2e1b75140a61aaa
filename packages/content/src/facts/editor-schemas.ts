import { z } from 'zod';
import { type FactFileKind, filesOfKind, readFactFiles } from './fact-file.ts';
import { factFileSchemas } from './facts-from.ts';
import { writtenProviderSchema } from './provider-schema.ts';
import { readVocabulary } from './read-vocabulary.ts';

/** The kinds of fact files with their own schema. `.vscode/settings.json` lists the files of each. */
const kinds = [
  'country',
  'country-kinds',
  'exchange-rates',
  'ownership',
  'policy-history',
  'price-history',
  'publishers',
  'refused-hosts',
] as const satisfies FactFileKind[];

/**
 * Returns a JSON schema for each kind of fact file, by file name, with which editors such as VS Code complete and explain
 * fields.
 */
export function editorSchemas(root: string): ReadonlyMap<string, string> {
  const files = readFactFiles(root);
  const vocabulary = readVocabulary(files);
  const schemas = factFileSchemas(vocabulary);
  const entries = kinds.flatMap((kind) => {
    const [file] = filesOfKind(files, kind);
    const schema = file && schemas[kind](file);
    return schema ? [[kind, schema] as const] : [];
  });
  return new Map(
    [['provider', writtenProviderSchema(vocabulary)] as const, ...entries].map(([kind, schema]) => [
      `.vscode/schemas/${kind}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', reused: 'ref', target: 'draft-7', unrepresentable: 'any' }))}\n`,
    ]),
  );
}
