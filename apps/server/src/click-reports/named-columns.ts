import { UsageError } from '@vpn-site/cli/run-tool.ts';

/**
 * Parses a comma-separated list of columns, without duplicates. An unknown column ends the command with an error message.
 */
export function namedColumns<Column extends string>(
  what: string,
  list: string,
  known: readonly Column[],
): Column[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.some((column) => column === name));
  if (unknown !== undefined) {
    throw new UsageError(`${what} cannot be counted by "${unknown}". The columns are: ${known.join(', ')}.`);
  }
  return [...new Set(names)] as Column[];
}
