import { readBlanks } from '../blanks.ts';
import type { Check } from './check.ts';

/** Every blank of a new document or provider has been filled in. */
export const nothingLeftToWrite: Check = ({ root }) =>
  readBlanks(root).map(({ file, line, hint: what }) => ({
    file,
    line,
    message: `Left to write: ${what}.`,
    remedy: 'Write it in place of the TODO.',
  }));
