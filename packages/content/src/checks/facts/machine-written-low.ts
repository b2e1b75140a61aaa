import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { type Publishers, publisherOf } from '@vpn-site/core/provider/publisher.ts';
import { type Cell, knownCellsIn, sourcesIn } from '#facts/cells.ts';
import { type FactFile, filesOfKind, problemAt } from '#facts/fact-file.ts';
import type { Check } from '../check.ts';

/** A fact with sources that only programs wrote has low confidence. */
export const machineWrittenLow: Check = ({ factFiles }) => {
  const machines = machinesIn(factFiles);
  return filesOfKind(factFiles, 'provider')
    .flatMap(knownCellsIn)
    .filter(({ isClaim, fields }) => !isClaim && fields.confidence !== 'low')
    .flatMap((cell) => {
      const names = publisherNames(cell, machines);
      if (names.length === 0 || names.includes(undefined)) return [];
      const message = `"${cell.path.join('.')}" rests only on ${names[0]}, which a program wrote.`;
      return [problemAt(cell.file, cell.path, message, 'Add "confidence: low", or cite another source.')];
    });
};

/** Returns the publishers whose pages programs write. */
function machinesIn(files: readonly FactFile[]): Publishers {
  return new Map(
    filesOfKind(files, 'publishers')
      .flatMap(({ data }) => Object.entries(fieldsOf(data)))
      .flatMap(([name, row]) => {
        const { at, machineWritten } = fieldsOf(row);
        return machineWritten === true ? itemsOf(at).map((address) => [String(address), { name }]) : [];
      }),
  );
}

/** Returns the publisher of each source of a fact that a program wrote; undefined for a source that people wrote. */
function publisherNames({ file, fields }: Cell, machines: Publishers): (string | undefined)[] {
  const sources = sourcesIn(file);
  return itemsOf(fields.sources).flatMap((id) => {
    const source = sources[String(id)];
    return source ? [publisherOf(source, machines)?.name] : [];
  });
}
