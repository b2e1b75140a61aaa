import { z } from 'zod';
import type { LocalizedText } from '#domain/locale/localized-text.ts';
import { type Basis, bases } from '#domain/provider/fact.ts';
import type { FactState } from '#domain/provider/fact-state.ts';
import { closedObject } from './closed-object.ts';
import { localizedText } from './common-schemas.ts';

/** What readers are told about a kind of evidence, a state or an answer. */
interface Wording {
  readonly label: LocalizedText;
  readonly explanation: LocalizedText;
}

/** The words that stand beside every fact, whatever it is about. */
export interface EvidenceWords {
  readonly bases: Readonly<Record<Basis, Wording & { readonly mark: string }>>;
  readonly confidence: Readonly<Record<'low', Wording>>;
  readonly states: Readonly<Record<FactState, Wording>>;
  readonly answers: Readonly<Record<'true' | 'false' | 'partial', Wording>>;
  readonly publishers: Readonly<Record<string, Wording>>;
  readonly claims: Readonly<Record<'independently-reported' | 'provider-claim', Wording>>;
}

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
