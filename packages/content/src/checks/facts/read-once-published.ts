import { isDay } from '@vpn-site/core/day/day.ts';
import { firstDayOf, isPartialDate } from '@vpn-site/core/day/partial-date.ts';
import { type Fields, fieldsOf, isFields, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { type FactFile, filesOfKind, problemAt } from '#facts/fact-file.ts';
import { everyValue, type Path } from '#facts/fact-tree.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/**
 * No document was read before it was published. Living sources are exempt, because their date changes each time one of
 * their facts is checked again.
 */
export const readOncePublished: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider', 'country', 'ownership').flatMap((file) => {
    const { sources, ...statements } = fieldsOf(file.data);
    return [...everyValue(statements)].flatMap(({ path, value }) =>
      isFields(value) ? readTooEarly(file, path, value, fieldsOf(sources)) : [],
    );
  });

function readTooEarly(file: FactFile, path: Path, statement: Fields, sources: Fields): Problem[] {
  const { checked } = statement;
  if (typeof checked !== 'string' || !isDay(checked)) return [];
  return itemsOf(statement.sources).flatMap((id) => {
    const { kind, published } = typeof id === 'string' ? fieldsOf(sources[id]) : {};
    if (kind !== 'document' || typeof published !== 'string' || !isPartialDate(published)) return [];
    if (firstDayOf(published) <= checked) return [];
    const message = `"${path.join('.')}" was checked on ${checked}, but its source "${String(id)}" is dated ${published}.`;
    const remedy = 'Correct "published" of the source, or write the day on which it was read into "checked".';
    return [problemAt(file, [...path, 'checked'], message, remedy)];
  });
}
