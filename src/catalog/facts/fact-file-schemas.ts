import type { z } from 'zod';
import type { Vocabulary } from '#domain/provider/vocabulary.ts';
import { countriesSchema } from './countries-schema.ts';
import { evidenceSchema } from './evidence-schema.ts';
import type { FactFile } from './fact-file.ts';
import { type FactFileKind, stemOf } from './fact-file-kind.ts';
import { ownershipSchema } from './ownership-schema.ts';
import { priceHistorySchema } from './price-history-schema.ts';
import { providerSchema } from './provider-schema.ts';
import { keyGroupSchema, optionListSchema } from './vocabulary-schema.ts';

type SchemaOf = (file: FactFile) => z.ZodType | undefined;

/** The schema of each kind of file. Providers have none until the vocabulary says what their keys are. */
export function factFileSchemas(
  vocabulary: Vocabulary | undefined,
): Readonly<Record<FactFileKind, SchemaOf>> {
  const provider = vocabulary && providerSchema(vocabulary);
  return {
    provider: () => provider,
    'price-history': () => priceHistorySchema,
    ownership: () => ownershipSchema,
    countries: () => countriesSchema,
    evidence: () => evidenceSchema,
    'key-group': (file) => keyGroupSchema(stemOf(file)),
    'option-list': () => optionListSchema,
    foreign: () => undefined,
  };
}
