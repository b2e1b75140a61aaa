import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { type Fields, fieldsOf, isFields, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { type FactFile, filesOfKind, problemAt } from '#facts/fact-file.ts';
import { everyValue, type Path } from '#facts/fact-tree.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** A quote comes from a source that its fact, or an item of its list, cites. */
export const quotesFromSources: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider', 'country', 'ownership').flatMap((file) =>
    [...everyValue(file.data)].flatMap(({ path, value }) =>
      isFields(value) && Array.isArray(value.quotes) ? strayQuotes(file, path, value) : [],
    ),
  );

function strayQuotes(file: FactFile, path: Path, fields: Fields): Problem[] {
  // A claim has its own sources and quotes.
  const { quotes, claims: _, ...statement } = fields;
  const cited = citedIn(statement);
  return itemsOf(quotes).flatMap((quote, index) => {
    const { source } = fieldsOf(quote);
    if (typeof source !== 'string' || cited.includes(source)) return [];
    const near = nearestName(source, cited);
    const remedy = near
      ? `Did you mean "${near}"?`
      : `Cite "${source}" in "sources", or quote one of: ${cited.join(', ')}.`;
    const message = `The quote is from "${source}", which "${path.join('.')}" does not cite.`;
    return [problemAt(file, [...path, 'quotes', index, 'source'], message, remedy)];
  });
}

function citedIn(statement: Fields): string[] {
  const ids = [...everyValue(statement)].flatMap(({ path, value }) => {
    const isSource = path.at(-1) === 'source' || path.at(-2) === 'sources';
    return isSource && typeof value === 'string' ? [value] : [];
  });
  return [...new Set(ids)];
}
