import type { TypedValue } from '../provider/fact.ts';

/** What a known answer looks like, before its age is looked at. */
export type AnswerSign = 'yes' | 'partial' | 'no' | 'value';

/** By type and not by value alone: the text 'partial' may be the name of a company or of an option. */
export function answerSign({ type, value }: TypedValue): AnswerSign {
  // Editors write an empty list only when a source says that there is nothing.
  if (Array.isArray(value)) return value.length === 0 ? 'no' : 'value';
  // "Is there one?" comes first for readers; the limits are in the answer.
  if (type === 'free-plan') return value.available ? 'yes' : 'no';
  if (type !== 'yes-no') return 'value';
  if (value === 'partial') return 'partial';
  return value ? 'yes' : 'no';
}
