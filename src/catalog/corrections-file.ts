import { z } from 'zod';
import type { Correction } from '#domain/correction/correction.ts';
import { readDataFile } from './data-file.ts';
import { closedObject, inEveryLocale } from './facts/common-schemas.ts';

const correctionsFilePath = 'content/data/corrections.yaml';

const words = inEveryLocale(z.string().min(1));

const correctionsSchema: z.ZodType<readonly Correction[]> = z.array(
  closedObject({
    day: z.iso.date('Write a day as YYYY-MM-DD'),
    page: z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/, 'Write the document, such as reviews/mullvad'),
    wrong: words,
    right: words,
  }),
);

/** What was wrong on the site and is right now, newest first. */
export function readCorrections(root: string): readonly Correction[] {
  return readDataFile(root, correctionsFilePath, correctionsSchema).toSorted(
    (a, b) => Number(a.day < b.day) - Number(a.day > b.day),
  );
}
