import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import {
  type Basis,
  type Fact,
  type FactValue,
  hasLowConfidence,
  isKnown,
  type TypedValue,
} from '../provider/fact.ts';
import { isStale } from '../provider/freshness.ts';
import type { FactDefinition } from '../provider/vocabulary.ts';

/** What a known answer looks like, whatever its age. */
export type AnswerSign = 'yes' | 'partial' | 'no' | 'value';

/** Decided by type and not by value alone, because the text 'partial' may be the name of a company or of an option. */
export function answerSign({ type, value }: TypedValue): AnswerSign {
  // Editors write an empty list only when a source says that there is nothing.
  if (Array.isArray(value)) return value.length === 0 ? 'no' : 'value';
  // "Is there one?" comes first for readers; the limits are in the answer.
  if (type === 'free-plan') return value.available ? 'yes' : 'no';
  if (type !== 'yes-no') return 'value';
  if (value === 'partial') return 'partial';
  return value ? 'yes' : 'no';
}

export type CellSign = AnswerSign | 'unknown' | 'stale';

export type CellReason = 'says-yes' | 'says-no' | 'says-partly' | 'has-value' | 'nobody-says' | 'too-old';

/** What one provider answers to one key. */
export interface AnswerCell {
  readonly sign: CellSign;
  /** Why the sign is what it is. */
  readonly reason: CellReason;
  /** Kept when it is stale; absent when nobody says. */
  readonly answer?: FactValue | undefined;
  /** Whether a plain yes or no is the answer that protects the reader, where the vocabulary names one. */
  readonly protective?: boolean | undefined;
  readonly lowConfidence: boolean;
  readonly basis?: Basis | undefined;
  /** Absent on an answer whose source is undated. */
  readonly asOf?: PartialDate | undefined;
  /** Names in the provider's own list of sources. */
  readonly sources: readonly string[];
  /** Other sources give other values. */
  readonly hasClaims: boolean;
}

const reasons: Readonly<Record<CellSign, CellReason>> = {
  yes: 'says-yes',
  no: 'says-no',
  partial: 'says-partly',
  value: 'has-value',
  unknown: 'nobody-says',
  stale: 'too-old',
};

export function answerCell(fact: Fact, definition: FactDefinition, asOf: Day): AnswerCell {
  const hasClaims = (fact.claims ?? []).length > 0;
  if (!isKnown(fact)) {
    return { sign: 'unknown', reason: reasons.unknown, lowConfidence: false, sources: [], hasClaims };
  }
  const sign = isStale(fact, definition, asOf) ? 'stale' : answerSign(fact);
  return {
    sign,
    reason: reasons[sign],
    answer: fact.value,
    protective: isProtective(fact, definition),
    lowConfidence: hasLowConfidence(fact),
    basis: fact.basis,
    asOf: fact.asOf,
    sources: fact.sources,
    hasClaims,
  };
}

/** "Partly" is neither: its note says when it protects. */
function isProtective(fact: TypedValue, { protective }: FactDefinition): boolean | undefined {
  if (fact.type !== 'yes-no' || fact.value === 'partial' || protective === undefined) return undefined;
  return fact.value === (protective === 'yes');
}
