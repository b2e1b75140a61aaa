import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { type FactFile, factFileKind, factPaths, problemAt } from '#facts/fact-file.ts';
import { factFileSchemas } from '#facts/facts-from.ts';
import { parsedFactFile } from '#facts/parsed-fact-file.ts';
import { validVocabulary } from '#facts/read-vocabulary.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';
import { problemsOf } from '../check.ts';

/** Every file under facts/ is valid YAML, is at a path that is read, and has exactly the fields of its kind. */
export const factFilesClosed: Check = ({ factFiles }) => {
  const schemas = factFileSchemas(validVocabulary(factFiles));
  return factFiles.flatMap((file) => {
    if (file.syntaxProblems.length > 0) return file.syntaxProblems;
    const kind = factFileKind(file.file);
    if (kind === undefined) return [misplaced(file)];
    const schema = schemas[kind](file);
    return problemsOf(() => {
      if (schema !== undefined) parsedFactFile(file, schema);
      return [];
    });
  });
};

function misplaced(file: FactFile): Problem {
  const folder = file.file.slice(0, file.file.lastIndexOf('/') + 1);
  const near = nearestName(folder === 'facts/' ? file.file : folder, factPaths);
  const remedy = near === undefined ? `Move it to one of: ${factPaths.join(', ')}.` : `Did you mean ${near}?`;
  return problemAt(file, [], 'No tool reads a file at this path.', remedy);
}
