import { incidentRecord } from '#domain/provider/provider-records.ts';
import { deductionLine } from '#domain/scoring/differences.ts';
import { incidentCost } from '#domain/scoring/incident-deduction.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import { recordRows } from '../../record/records.ts';
import type { Outcome } from '../outcome.ts';
import { incidentWords } from './record-words.ts';

/** What incidents took from a score, told by the one that took most. */
export function incidentOutcome(providerId: string, site: Language & SiteFacts): Outcome {
  const { methodology, asOf, t } = site;
  const { incidents } = recordRows(providerId, site);
  const [worst] = (incidentRecord(providerById(providerId, site))?.entries ?? [])
    .map(({ entry }, at) => ({
      entry,
      mark: incidents[at]?.summary.mark,
      cost: incidentCost(entry, methodology, asOf),
    }))
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost);
  return {
    criterion: deductionLine,
    tone: worst ? 'bad' : 'good',
    words: worst ? incidentWords(worst.entry, site) : t('outcome.noIncidents'),
    mark: worst?.mark,
  };
}
