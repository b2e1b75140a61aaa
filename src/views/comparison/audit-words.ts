import type { AuditFinding } from '#domain/comparison/findings/audit-finding.ts';
import { otherSide } from '#domain/comparison/findings/pair-facts.ts';
import type { AuditSummary } from '#domain/comparison/record-summaries.ts';
import { formatPartialDate } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { PairModel } from './pair-model.ts';

type BothAudited = Extract<AuditFinding, { kind: 'both' }>;

/** How often and how recently outsiders looked, in a sentence. */
export function auditWords({ names, findings: { audits } }: PairModel, site: SiteContext): string {
  const { t } = site;
  switch (audits.kind) {
    case 'both':
      return bothWords(audits, names, site);
    case 'none':
      return t('comparison.brief.auditsNone');
    case 'unknown':
      return t('comparison.brief.auditsUnknown');
    case 'one':
    case 'one-known': {
      const who = { name: names[audits.side], other: names[otherSide(audits.side)] };
      const { count } = audits.audits;
      if (count === 0) return t('comparison.brief.auditsOneKnownNone', who);
      const known = { ...who, count, date: dateOf(audits.audits, site) };
      return audits.kind === 'one'
        ? t('comparison.brief.auditsOne', known)
        : t('comparison.brief.auditsOneKnown', known);
    }
  }
}

function bothWords({ audits, more, newer }: BothAudited, names: PairModel['names'], site: SiteContext) {
  const { t } = site;
  const side = more ?? newer ?? 0;
  const other = otherSide(side);
  const words = {
    name: names[side],
    other: names[other],
    count: audits[side].count,
    otherCount: audits[other].count,
    date: dateOf(audits[side], site),
    otherDate: dateOf(audits[other], site),
  };
  if (more === undefined)
    return t(`comparison.brief.${newer === undefined ? 'auditsAlike' : 'auditsNewer'}`, words);
  if (newer === undefined) return t('comparison.brief.auditsMore', words);
  return t(`comparison.brief.${newer === more ? 'auditsMoreNewer' : 'auditsMoreOlder'}`, words);
}

function dateOf({ newest }: AuditSummary, { locale, t }: SiteContext): string {
  return newest === undefined ? t('facts.noDate') : formatPartialDate(newest, locale);
}
