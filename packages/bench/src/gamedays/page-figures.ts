import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const page = 'packages/bench/docs/reliability.md';
const [begin, end] = [
  '<!-- game days: written by npm run site -- gamedays --write -->',
  '<!-- end of game days -->',
];

/** Writes the table between its two markers in the page, with the date and the machine. */
export function writeFigures(table: string, minutes: string): void {
  const text = readFileSync(page, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${page} no longer has the lines "${begin}" and "${end}" around the table.`);
  const { length: cores } = cpus();
  const words = `Measured on ${new Date().toISOString().slice(0, 10)}, ${cores} cores (${cpus()[0]?.model ?? 'unknown'}), in ${minutes} minutes.`;
  writeFileSync(page, `${before}${begin}\n${words}\n\n${table}\n${end}${after}`);
}
