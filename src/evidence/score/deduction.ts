import { incidentRecord } from '#domain/provider/provider-records.ts';
import { incidentCost, incidentDeduction } from '#domain/scoring/incident-deduction.ts';
import { formatDeduction } from '#i18n/formats.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import type { MarkView } from '../fact/fact.ts';
import { recordRows } from '../record/records.ts';

/** One incident that cost points. */
export interface CostlyIncident {
  readonly id: string;
  readonly when: string;
  readonly what: string;
  readonly cost: string;
  readonly mark: MarkView | undefined;
}

/** What incidents took from the score, and which. */
export interface DeductionView {
  readonly total: string;
  readonly incidents: readonly CostlyIncident[];
}

/** Undefined where nothing was taken. */
export function deductionView(providerId: string, site: Language & SiteFacts): DeductionView | undefined {
  const { methodology, asOf, locale } = site;
  const provider = providerById(providerId, site);
  const total = incidentDeduction(provider, methodology, asOf);
  if (total === 0) return undefined;
  const { incidents } = recordRows(providerId, site);
  const costs = incidentRecord(provider)?.entries.map(({ entry }) => incidentCost(entry, methodology, asOf));
  return {
    total: formatDeduction(total, locale),
    incidents: incidents.flatMap(({ id, when, summary }, position) => {
      const cost = costs?.[position] ?? 0;
      if (cost === 0) return [];
      return [
        { id, when: when.text, what: summary.text, cost: formatDeduction(cost, locale), mark: summary.mark },
      ];
    }),
  };
}
