import { type Cell, currentFactFiles, knownCellsIn, sourcesIn } from '@vpn-site/content/facts/cells.ts';
import { type FactFile, factFileKind, filesOfKind, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { fieldsOf, itemsOf, textOf } from '@vpn-site/core/fields/fields.ts';
import { livingSources, type WatchedCell } from '#rules/watch-cell.ts';

/** Returns the known cells, including claims, of current providers and of countries that rest on a living source. */
export function watchedCells(files: readonly FactFile[]): WatchedCell[] {
  return filesOfKind(currentFactFiles(files), 'provider', 'country')
    .flatMap((file) => knownCellsIn(file))
    .map(watchedCell)
    .filter((cell) => livingSources(cell).length > 0);
}

function watchedCell({ file, path, fields, isClaim }: Cell): WatchedCell {
  const quotes = itemsOf(fields.quotes)
    .map(fieldsOf)
    .flatMap((quote, index) =>
      typeof quote.source === 'string' && typeof quote.text === 'string'
        ? [{ index, source: quote.source, text: quote.text, where: textOf(quote.where) }]
        : [],
    );
  return {
    provider: factFileKind(file.file) === 'country' ? 'countries' : stemOf(file),
    file: file.file,
    cell: path,
    isClaim,
    evidence: {
      asOf: textOf(fields.asOf),
      firstRead: textOf(fields.firstRead),
      checked: textOf(fields.checked) ?? '',
      sources: itemsOf(fields.sources).flatMap((id) => textOf(id) ?? []),
    },
    sources: sourcesIn(file),
    quotes,
  };
}
