import type { LocalizedText } from '../locale/locale-table.ts';
import type { Basis } from './fact.ts';
import type { FactState } from './fact-state.ts';

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
