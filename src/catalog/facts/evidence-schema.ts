import { z } from 'zod';
import type { EvidenceWords } from '#domain/provider/evidence-words.ts';
import { type Basis, bases } from '#domain/provider/fact.ts';
import { closedObject } from './closed-object.ts';
import { localizedText } from './common-schemas.ts';

const words = { label: localizedText, explanation: localizedText };
const wording = closedObject(words);
const basis = closedObject({ mark: z.string().min(1), ...words });

export const evidenceSchema: z.ZodType<EvidenceWords> = closedObject({
  bases: closedObject(Object.fromEntries(bases.map((name) => [name, basis])) as Record<Basis, typeof basis>),
  confidence: closedObject({ low: wording }),
  states: closedObject({ fresh: wording, stale: wording, unknown: wording }),
  answers: closedObject({ true: wording, false: wording, partial: wording }),
  publishers: z.record(z.string(), wording),
  claims: closedObject({ 'independently-reported': wording, 'provider-claim': wording }),
});
