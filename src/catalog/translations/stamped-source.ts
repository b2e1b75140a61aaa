import { bodyStart } from '../front-matter.ts';

const record = /^follows:.*$/m;
const closingFence = /---[ \t]*(?:\r?\n)?$/;

/** A translation that says which revision it follows. In quotes: ten digits in a row would be a number. */
export function stampedSource(source: string, revision: string): string {
  const start = bodyStart(source);
  const head = source.slice(0, start);
  const line = `follows: "${revision}"`;
  const stamped = record.test(head) ? head.replace(record, line) : head.replace(closingFence, `${line}\n$&`);
  return stamped + source.slice(start);
}
