import { appendFileSync } from 'node:fs';
import { UsageError } from './run-tool.ts';

/** Parses an option that is a count of up to five digits. */
export function parseCount(option: string, text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new UsageError(`--${option} is "${text}": write a whole number.`);
  return Number(text);
}

/** Sets an output of the GitHub workflow step, so that later steps know whether there is something to do. */
export function setWorkflowOutput(name: string, value: boolean): void {
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `${name}=${value}\n`);
}
