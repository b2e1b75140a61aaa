import { z } from 'zod';
import { factTypes } from '#domain/provider/vocabulary.ts';
import { closedObject } from './closed-object.ts';
import { localizedText } from './common-schemas.ts';

/** Names that values may use, with their words: platforms.yaml, streaming-services.yaml. */
export const optionListSchema = z.record(z.string(), localizedText);

export const lifetimeSchema = z.union(
  [z.int().positive(), z.literal('never')],
  'Write a number of days, or never',
);

const keySchema = closedObject({
  label: localizedText,
  explanation: localizedText,
  type: z.enum(factTypes),
  lifetime: lifetimeSchema,
  scored: z.boolean().default(false),
  protective: z.enum(['yes', 'no']).optional(),
  options: optionListSchema.optional(),
  /** The name of an option list; its options come first. */
  optionsFrom: z.string().optional(),
});

/** The keys of one group; its file is named after it. */
export function keyGroupSchema(name: string) {
  return closedObject({
    group: z.literal(name),
    label: localizedText,
    keys: z.record(z.string(), keySchema),
  });
}
