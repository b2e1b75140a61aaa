import type { Day } from '@vpn-site/core/day/day.ts';
import { firstDayOf, isPartialDate, lastDayOf } from '@vpn-site/core/day/partial-date.ts';
import { type Fields, fieldsOf, isFields, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { type FactFile, filesOfKind, problemAt } from '#facts/fact-file.ts';
import type { Path } from '#facts/fact-tree.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** The fields with the date of a source's statement. */
const dateFields = ['asOf', 'date', 'known', 'observed'];

/** No statement is newer than the newest source that it cites. */
export const notNewerThanSources: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider', 'country', 'ownership').flatMap((file) => {
    const { sources, ...statements } = fieldsOf(file.data);
    return [...datedStatements(statements)].flatMap((statement) =>
      tooNew(file, statement, fieldsOf(sources)),
    );
  });

interface Statement {
  readonly path: Path;
  readonly fields: Fields;
  /** The day on which the sources were read. A list item without one inherits it from its list. */
  readonly checked: unknown;
}

function* datedStatements(value: unknown, path: Path = [], read?: unknown): Generator<Statement> {
  if (!isFields(value) && !Array.isArray(value)) return;
  const fields = fieldsOf(value);
  const { checked = read } = fields;
  if (dateFields.some((name) => name in fields)) yield { path, fields, checked };
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [step, inner] of entries) yield* datedStatements(inner, [...path, step], checked);
}

/**
 * Returns the newest day that the cited sources allow. A document has its own date. Any other source can state what was
 * true on the day on which it was read. A price has the date of its publisher, so for prices even a living list allows no
 * day after the version that was read.
 */
function newestDay({ fields, checked }: Statement, field: string, sources: Fields): Day | undefined {
  const cited = [fields.source, ...itemsOf(fields.sources)].flatMap((id) =>
    typeof id === 'string' && isFields(sources[id]) ? [sources[id]] : [],
  );
  return cited
    .map(({ kind, published }) =>
      kind === 'document' || field === 'observed' ? (published ?? checked) : checked,
    )
    .filter((date): date is string => typeof date === 'string' && isPartialDate(date))
    .map(lastDayOf)
    .toSorted()
    .at(-1);
}

/** The remedy for prices. A price page may show a newer day than when its source was recorded. */
const observedRemedy =
  'Write the date that the source shows. If it shows a newer date now, write that into "published" of the source too. Or cite the newer source.';

function tooNew(file: FactFile, statement: Statement, sources: Fields): Problem[] {
  const { path, fields } = statement;
  return dateFields.flatMap((name) => {
    const newest = newestDay(statement, name, sources);
    const date = fields[name];
    if (newest === undefined || typeof date !== 'string' || !isPartialDate(date)) return [];
    if (firstDayOf(date) <= newest) return [];
    const message = `"${path.join('.')}" is dated ${date}, but its newest source is dated ${newest}.`;
    const remedy =
      name === 'observed' ? observedRemedy : 'Write the date as the source has it, or cite the newer source.';
    return [problemAt(file, [...path, name], message, remedy)];
  });
}
