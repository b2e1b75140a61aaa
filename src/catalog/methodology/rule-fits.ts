import type { FactType } from '#domain/provider/fact.ts';
import type { ScoringRule } from '#domain/scoring/scoring-rule.ts';

/** Which kinds of facts each rule can read; 'known' only asks whether there is one. */
const readable: Readonly<Record<Exclude<ScoringRule['name'], 'known'>, readonly FactType[]>> = {
  answer: ['yes-no'],
  choice: ['choice', 'country'],
  'best-of': ['choice-list', 'platform-list'],
  share: ['choice-list', 'platform-list'],
  number: ['number', 'days', 'devices', 'year'],
  audits: ['audits'],
  incidents: ['incidents'],
  streaming: ['streaming'],
  cost: ['plans'],
  'free-plan': ['free-plan'],
};

export function readableTypes(rule: ScoringRule): readonly FactType[] | 'any' {
  return rule.name === 'known' ? 'any' : readable[rule.name];
}

/** The option names a rule mentions, so that a misspelt one cannot silently score nothing. */
export function mentionedOptions(rule: ScoringRule): readonly string[] {
  if (rule.name === 'choice') return Object.keys(rule.points);
  if (rule.name === 'best-of') return [...Object.keys(rule.points), ...(rule.notCounted ?? [])];
  if (rule.name === 'share') return rule.of;
  return rule.name === 'incidents' ? Object.keys(rule.lost) : [];
}
