import type { FactValue } from '../provider/fact-value.ts';
import type { FactType } from '../provider/vocabulary.ts';

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
