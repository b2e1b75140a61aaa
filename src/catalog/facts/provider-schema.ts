import { z } from 'zod';
import type { Fact } from '#domain/provider/fact.ts';
import type { Provider } from '#domain/provider/provider.ts';
import { allDefinitions, type Vocabulary } from '#domain/provider/vocabulary.ts';
import { closedObject } from './closed-object.ts';
import { sourceTable } from './common-schemas.ts';
import { factSchema } from './fact-schema.ts';
import { factValueSchemas } from './fact-value-schemas.ts';

/** Each fact has the form of its key's type. Which keys there must be is the rule fact-keys-complete. */
export function providerSchema(vocabulary: Vocabulary): z.ZodType<Provider> {
  const facts = Object.fromEntries(
    allDefinitions(vocabulary).map(({ key, type }) => {
      const fact: z.ZodType<Fact> = factSchema(factValueSchemas[type]);
      return [key, fact.optional()];
    }),
  );
  return closedObject({
    id: z.string().min(1),
    name: z.string().min(1),
    website: z.string(),
    facts: z.looseObject(facts) as unknown as z.ZodType<Provider['facts']>,
    sources: sourceTable,
  });
}
