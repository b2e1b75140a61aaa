import { deductionLine } from '#domain/scoring/differences.ts';
import { costlyIncidents } from '../deduction.ts';
import type { Outcome } from '../outcome.ts';
import { incidentWords } from './record-words.ts';
import type { Facts } from './told.ts';

/** What incidents took from a score, told by the one that took most. */
export function incidentOutcome(providerId: string, site: Facts): Outcome {
  const [worst] = costlyIncidents(providerId, site);
  return {
    criterion: deductionLine,
    tone: worst ? 'bad' : 'good',
    words: worst ? incidentWords(worst.entry, site) : site.t('outcome.noIncidents'),
    mark: worst?.mark,
  };
}
