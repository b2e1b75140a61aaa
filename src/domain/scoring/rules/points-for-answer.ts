import type { Answer } from '../../provider/fact-value.ts';
import type { AnswerRule } from './scoring-rule.ts';

export function pointsForAnswer(answer: Answer, rule: AnswerRule): number {
  if (answer === 'partial') return rule.partial;
  return answer ? rule.yes : rule.no;
}
