import type { AuditFinding } from '#domain/comparison/findings/audit-finding.ts';
import { otherSide, type Side } from '#domain/comparison/findings/pair-facts.ts';
import type { AuditSummary } from '#domain/comparison/record-summaries.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import { cellView, type MarkView } from '#evidence/fact/fact.ts';
import { scoreView } from '#evidence/score/score.ts';
import { formatPartialDate, formatScore } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { renewalWords, totalWords } from './price-words.ts';
import type { PairModel } from './verdict-model.ts';

/** A sentence and the marks of the facts it rests on. */
export interface FindingSentence {
  readonly id: string;
  readonly text: string;
  readonly marks: readonly MarkView[];
}

/** Who leads, in one or two sentences: the line under the title. */
export function leadWords({ ids, names, findings: { standing } }: PairModel, site: SiteContext): string {
  const { t, locale } = site;
  if (standing.kind === 'none-ranked') return t('comparison.lead.noneRanked');
  if (standing.kind === 'level') {
    const [first, second] = ids.map((id) => scoreView(id, 'overall', site).valueText);
    return t('comparison.lead.level', { first: first ?? '', second: second ?? '', max: fullScore });
  }
  if (standing.kind === 'one-ranked') {
    const { ranked } = standing;
    return t('comparison.lead.oneRanked', { name: names[ranked], other: names[otherSide(ranked)] });
  }
  const { gap, leader, strength } = standing;
  return t(`comparison.lead.${strength}`, {
    name: names[leader],
    other: names[otherSide(leader)],
    gap: formatScore(gap, locale),
  });
}

/** What else is worth knowing before the tables: cost, renewal, audits, thin evidence, owners. */
export function briefWords(model: PairModel, site: SiteContext): FindingSentence[] {
  const marksOf = (key: string) =>
    model.ids.flatMap((id) => {
      const { mark, sign } = cellView(id, key, site);
      return mark && sign !== 'stale' ? [mark] : [];
    });
  const renewal = renewalWords(model, site);
  const thin = thinWords(model, site);
  return [
    { id: 'total', text: totalWords(model, site), marks: marksOf('prices') },
    ...(renewal === undefined ? [] : [{ id: 'renewal', text: renewal, marks: marksOf('prices') }]),
    { id: 'audits', text: auditWords(model, site), marks: marksOf('audits') },
    ...(model.findings.owner.kind === 'separate'
      ? [
          {
            id: 'owner',
            text: site.t('comparison.brief.separate', { a: model.names[0], b: model.names[1] }),
            marks: marksOf('parent-company'),
          },
        ]
      : []),
    ...(thin === undefined ? [] : [{ id: 'thin', text: thin, marks: [] }]),
  ];
}

function thinWords({ ids, names, findings: { thin } }: PairModel, site: SiteContext): string | undefined {
  const shareOf = (side: Side) => scoreView(ids[side], 'overall', site).confidence.share;
  const [first, second] = thin;
  if (first === undefined) return undefined;
  return second === undefined
    ? site.t('comparison.brief.thinOne', { name: names[first], evidence: shareOf(first) })
    : site.t('comparison.brief.thinBoth', { evidence: shareOf(first), otherEvidence: shareOf(second) });
}

type BothAudited = Extract<AuditFinding, { kind: 'both' }>;

/** How often and how recently outsiders looked, in a sentence. */
function auditWords({ names, findings: { audits } }: PairModel, site: SiteContext): string {
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
