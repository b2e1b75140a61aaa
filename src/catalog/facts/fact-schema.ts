import { z } from 'zod';
import { unknown } from '#domain/provider/fact.ts';
import { closedObject } from './closed-object.ts';
import { evidence, note } from './common-schemas.ts';
import { fieldsOf } from './fact-tree.ts';

/** A fact whose known values, and those of its claims, have this form. */
export function factSchema<Value>(value: z.ZodType<Value>) {
  const statement = { value, detail: z.array(z.string().min(1)).optional(), ...evidence, note };
  const claims = z.array(closedObject(statement)).optional();
  const unknownFact = closedObject({ value: z.literal(unknown), note, claims });
  const knownFact = closedObject({ ...statement, claims });
  // Chosen by hand: a union would answer a typo with "no alternative matches" and without its place.
  return z.unknown().transform((data, context) => {
    const schema = fieldsOf(data).value === unknown ? unknownFact : knownFact;
    const result = schema.safeParse(data, { reportInput: true });
    if (result.success) return result.data;
    context.issues.push(...(result.error.issues as z.core.$ZodRawIssue[]));
    return z.NEVER;
  });
}
