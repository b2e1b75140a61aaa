import { z } from 'zod';
import { readDataFile } from './data-file.ts';

const digitsFilePath = 'content/data/digits-allowed.yaml';

const digitsSchema = z.array(z.string().regex(/\d/, 'Write a name with a digit, or remove it'));

/** The names that may be written with a digit; every other number comes from a fact. */
export function readAllowedDigits(root: string): readonly string[] {
  return readDataFile(root, digitsFilePath, digitsSchema);
}
