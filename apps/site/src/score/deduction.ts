import { formatDeduction, formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import type { HarmfulIncident } from '@vpn-site/core/provider/incident.ts';
import { incidentRecord } from '@vpn-site/core/provider/provider-records.ts';
import { incidentCost, incidentDeduction } from '@vpn-site/core/scoring/incident-deduction.ts';
import type { MarkView } from '#evidence/fact/fact-view.ts';
import type { RecordCell } from '#evidence/record/record-row.ts';
import { recordRows } from '#evidence/record/records.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';

export interface DeductionView {
  readonly total: string;
  /** The incident with the largest deduction: its date and its harm to customers. */
  readonly worst: RecordCell;
  /** The number of other incidents with a deduction. */
  readonly more: number;
}

/** An incident with a deduction, and its source. */
interface CostlyIncident {
  readonly entry: HarmfulIncident;
  readonly cost: number;
  readonly mark: MarkView | undefined;
}

/** Returns the incidents with a deduction, largest first. */
export function costlyIncidents(providerId: string, site: FactContext): CostlyIncident[] {
  const { methodology, asOf } = site;
  const rows = recordRows(providerId, site).incidents;
  return (incidentRecord(providerById(providerId, site))?.incidents ?? [])
    .map(({ entry }, position) => ({
      entry,
      cost: incidentCost(entry, methodology, asOf),
      mark: rows[position]?.summary.mark,
    }))
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost);
}

/** Returns the deduction; undefined if nothing is deducted. */
export function deductionView(providerId: string, site: FactContext): DeductionView | undefined {
  const { methodology, asOf, locale, t } = site;
  const provider = providerById(providerId, site);
  const [first, ...others] = costlyIncidents(providerId, site);
  if (!first) return undefined;
  const { date, harm } = first.entry;
  return {
    total: formatDeduction(incidentDeduction(provider, methodology, asOf), locale),
    worst: {
      text: t('score.incident', {
        when: formatPartialDate(date, locale),
        what: t(`evidence.records.harms.${harm}`),
      }),
      mark: first.mark,
    },
    more: others.length,
  };
}
