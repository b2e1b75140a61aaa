import { UsageError } from '@vpn-site/cli/run-tool.ts';

/** The columns of a list with commas, each once; one that there is not ends the tool with a sentence. */
export function namedColumns<Column extends string>(
  what: string,
  list: string,
  known: readonly Column[],
): Column[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.some((column) => column === name));
  if (unknown !== undefined) {
    throw new UsageError(`${what} cannot be counted by "${unknown}"; there are: ${known.join(', ')}.`);
  }
  return [...new Set(names)] as Column[];
}
