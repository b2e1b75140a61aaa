import { type Cell, cellsIn, sourcesIn } from '@vpn-site/content/facts/cells.ts';
import type { FactFile } from '@vpn-site/content/facts/fact-file.ts';
import { everyValue, type Path } from '@vpn-site/content/facts/fact-tree.ts';
import type { DecidedCell } from '@vpn-site/upkeep/rules/decision.ts';
import type { DueItem } from '@vpn-site/upkeep/rules/due-item.ts';

export function cellId(file: string, path: Path): string {
  return `${file}#${path.join('/')}`;
}

/**
 * Returns the id of the cell in which a due item is decided. A plan is decided together with all other plans of the
 * provider.
 */
export function decisionCellId({ kind, file, cell }: Pick<DueItem, 'kind' | 'file' | 'cell'>): string {
  return cellId(file, kind === 'plan' ? cell.slice(0, 2) : cell);
}

/** Returns all cells about which an editor can decide, by id, without claims. */
export function cellsById(files: readonly FactFile[]): ReadonlyMap<string, Cell> {
  const cells = files.flatMap(cellsIn).filter(({ isClaim }) => !isClaim);
  return new Map(cells.map((cell) => [cellId(cell.file.file, cell.path), cell]));
}

export function decidedCell({ file, path, fields }: Cell): DecidedCell {
  return {
    file: file.file,
    path,
    fields,
    sources: sourcesIn(file),
    citedElsewhere: new Set(citationsOutside(file, path).keys()),
  };
}

/** Counts how often each source is cited outside of a cell's value. The cell's claims count as outside. */
export function citationsOutside(file: FactFile, cell: Path): ReadonlyMap<string, number> {
  const citations = [...everyValue(file.data)].flatMap(({ path, value }) => {
    const isCitation = path.at(-1) === 'source' || path.at(-2) === 'sources';
    const isOwn = cell.every((step, index) => path[index] === step) && path[cell.length] !== 'claims';
    return isCitation && !isOwn && path.length > 2 && typeof value === 'string' && !path.includes('quotes')
      ? [value]
      : [];
  });
  return new Map([...Map.groupBy(citations, (id) => id)].map(([id, all]) => [id, all.length]));
}

/** Returns the lines of a cell: from its key to the next line with the same or less indentation. */
export function cellLines(text: string, line: number): string {
  const lines = text.split('\n').slice(line - 1);
  const indent = indentOf(lines[0] ?? '');
  const end = lines.findIndex((each, index) => index > 0 && each.trim() !== '' && indentOf(each) <= indent);
  const own = end === -1 ? lines : lines.slice(0, end);
  return own
    .map((each) => each.slice(indent))
    .join('\n')
    .trimEnd();
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
