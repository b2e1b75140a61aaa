import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import { type Basis, type Fact, hasLowConfidence, isKnown } from '../provider/fact.ts';
import { factState } from '../provider/fact-state.ts';
import type { FactValue } from '../provider/fact-value.ts';
import type { FactDefinition, FactType } from '../provider/vocabulary.ts';

/** What a known answer looks like, before its age is looked at. */
export type AnswerSign = 'yes' | 'partial' | 'no' | 'value';

/** By type and not by value alone: the text 'partial' may be the name of a company or of an option. */
export function answerSign(value: FactValue, type: FactType): AnswerSign {
  // Editors write an empty list only when a source says that there is nothing.
  if (Array.isArray(value)) return value.length === 0 ? 'no' : 'value';
  if (type === 'free-plan') return freePlanSign(value);
  return type === 'yes-no' ? yesNoSign(value) : 'value';
}

function yesNoSign(value: FactValue): AnswerSign {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return value === 'partial' ? 'partial' : 'value';
}

/** "Is there one?" comes first for readers; the limits are in the answer. */
function freePlanSign(value: FactValue): AnswerSign {
  if (typeof value !== 'object' || !('available' in value)) return 'value';
  return value.available ? 'yes' : 'no';
}

export type CellSign = AnswerSign | 'unknown' | 'stale';

export type CellReason = 'says-yes' | 'says-no' | 'says-partly' | 'has-value' | 'nobody-says' | 'too-old';

/** What one provider answers to one key. */
export interface Cell {
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

export function cellOf(fact: Fact, definition: FactDefinition, asOf: Day): Cell {
  const hasClaims = (fact.claims ?? []).length > 0;
  if (!isKnown(fact)) {
    return { sign: 'unknown', reason: reasons.unknown, lowConfidence: false, sources: [], hasClaims };
  }
  const isStale = factState(fact, definition, asOf) === 'stale';
  const sign = isStale ? 'stale' : answerSign(fact.value, definition.type);
  return {
    sign,
    reason: reasons[sign],
    answer: fact.value,
    protective: isProtective(fact.value, definition),
    lowConfidence: hasLowConfidence(fact),
    basis: fact.basis,
    asOf: fact.asOf,
    sources: fact.sources,
    hasClaims,
  };
}

/** "Partly" is neither: its note says when it protects. */
function isProtective(value: FactValue, definition: FactDefinition): boolean | undefined {
  if (definition.type !== 'yes-no' || definition.protective === undefined) return undefined;
  return typeof value === 'boolean' ? value === (definition.protective === 'yes') : undefined;
}
