import { formatFlooredShare, formatList, formatScore } from '@vpn-site/core/i18n/formats.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { Audit } from '@vpn-site/core/provider/audit.ts';
import type { Score } from '@vpn-site/core/scoring/score.ts';
import {
  ageOf,
  answerOf,
  auditsOf,
  count,
  type Guard,
  type Guards,
  harmsOf,
  incidentsOf,
  isDate,
  known,
  listOf,
  type Subject,
  text,
} from './truth.ts';

function profileNames({ site }: Subject): readonly (readonly [id: string, label: string])[] {
  return site.methodology.profiles.map(({ id, label }) => [id, label[site.locale]]);
}

function scoreIn(profile: string, { provider, site }: Subject): Score | undefined {
  const { ranked, unranked } = site.ranking(profile).ranking;
  return [...ranked, ...unranked].find(({ score }) => score.provider === provider.id)?.score;
}

/** Guards a rank range. If the sentence names a ranking, the range must be from that one, otherwise from any. */
const isPlace: Guard = ({ from, to = from, count: all, profile }, about) =>
  profileNames(about).some(([id, label]) => {
    const { ranking, rankRanges } = about.site.ranking(id);
    const range = rankRanges.byProvider.get(about.provider.id);
    return (
      (profile === undefined || text(profile) === label) &&
      range?.from === count(from) &&
      range.to === count(to) &&
      (all === undefined || ranking.ranked.length === count(all))
    );
  });

function unrankedFor(why: 'too-little-known' | 'requirement', isKnown?: boolean): Guard {
  return ({ profile, evidence }, about) =>
    profileNames(about).some(([id, label]) => {
      const entry = about.site
        .ranking(id)
        .ranking.unranked.find(({ score }) => score.provider === about.provider.id);
      if ((profile !== undefined && text(profile) !== label) || entry?.reason.why !== why) return false;
      if (why === 'too-little-known') {
        return (
          text(evidence) === '' ||
          text(evidence) === formatFlooredShare(entry.score.evidence, about.site.locale)
        );
      }
      return entry.reason.why === 'requirement' && entry.reason.isKnown === isKnown;
    });
}

function serverAudit(kind: Audit['kind']): Guard {
  return ({ date, dated, open }, { provider, site }) =>
    auditsOf(provider).some(
      (audit) =>
        audit.kind === kind &&
        (dated === 'no'
          ? audit.dateInferred === true
          : audit.dateInferred !== true && isDate(date, audit.date, site)) &&
        ({ true: 'open', false: 'closed', unknown: 'unknown' } as const)[`${audit.reportPublic}`] === open,
    );
}

function incidentProof(kind: 'warrant' | 'demand'): Guard {
  return ({ date, open }, { provider, site }) =>
    incidentsOf(provider).some(
      (one) =>
        one.proof?.kind === kind && one.proof.confirmed === (open === 'yes') && isDate(date, one.date, site),
    );
}

function plans(fits: (plan: Plan) => boolean): Guard {
  return (_, { provider }) => ((listOf(provider, 'prices') ?? []) as unknown as readonly Plan[]).some(fits);
}

/** Returns the later monthly price as a multiple of the first. */
function monthlyJump({ renewal, charged, months = 1 }: Plan): number {
  return typeof renewal === 'string' ? Number.NaN : renewal.charged / renewal.months / (charged / months);
}

const codeAudits = ['apps-source', 'apps-unstated', 'part-source', 'part-unstated', 'checklist'];

/** Guards for scores, ranks and their evidence. */
export const scoreGuards: Guards = {
  'score.standing.tooLittleKnown': unrankedFor('too-little-known'),
  'score.standing.requirementUnknown': unrankedFor('requirement', false),
  'score.standing.requirementMissed': unrankedFor('requirement', true),
  'score.standing.optionsMissed': unrankedFor('requirement', true),
  'howWeKnow.alone': isPlace,
  'howWeKnow.range': isPlace,
  'howWeKnow.share': ({ share }, about) =>
    profileNames(about).some(
      ([id]) => formatFlooredShare(scoreIn(id, about)?.evidence ?? 0, about.site.locale) === text(share),
    ),
  'howWeKnow.rule': ({ evidence }, about) =>
    profileNames(about).some(
      ([id]) => formatFlooredShare(scoreIn(id, about)?.evidence ?? 0, about.site.locale) === text(evidence),
    ),
  'howWeKnow.possible': ({ value }, about) =>
    profileNames(about).some(([id]) => {
      const score = scoreIn(id, about);
      return (
        score?.value !== undefined &&
        score.possible > score.value &&
        formatScore(score.possible, about.site.locale) === text(value)
      );
    }),
  'howWeKnow.facts': ({ provider: name }, { provider }) => text(name) === provider.name,
  'score.upTo': ({ value }, about) =>
    // A page of several providers also names others to take instead.
    (about.pair.length > 1 ? [...about.site.providers.values()] : [about.provider]).some((provider) =>
      profileNames(about).some(([id]) => {
        const score = scoreIn(id, { ...about, provider });
        return score !== undefined && formatScore(score.possible, about.site.locale) === text(value);
      }),
    ),
  'score.meansLittle': (_, about) => {
    // Incidents take points off, but what has been shown stays shown.
    const { value = 10, deduction = 0 } = scoreIn('overall', about) ?? {};
    return value + deduction < 5;
  },
  'score.noLogs.shown': (_, about) => answerOf(about.provider, 'logging') !== undefined,
  'score.noLogs.word': (_, { provider, site }) =>
    answerOf(provider, 'logging') !== undefined &&
    // Checks fade within eight years, and a demand that only the provider reports earns nothing.
    !auditsOf(provider).some(
      ({ kind, date }) =>
        ['inspection', 'assurance', 'infrastructure'].includes(kind) && ageOf(date, site) < 8 * 365 - 1,
    ) &&
    !incidentsOf(provider).some(
      ({ proof, date }) =>
        proof !== undefined &&
        (proof.kind === 'warrant' || proof.confirmed) &&
        ageOf(date, site) < 8 * 365 - 1,
    ),
  'score.noLogs.inspection': serverAudit('inspection'),
  'score.noLogs.assurance': serverAudit('assurance'),
  'score.noLogs.infrastructure': serverAudit('infrastructure'),
  'score.noLogs.warrant': incidentProof('warrant'),
  'score.noLogs.demand': incidentProof('demand'),
  'score.panel': ({ played, testers }, { provider }) => {
    const tests = (
      (listOf(provider, 'streaming') ?? []) as unknown as readonly {
        claim: string;
        result: string;
        tester?: string;
      }[]
    ).filter(({ claim }) => claim === 'independently-reported');
    return (
      tests.filter(({ result }) => result === 'works').length >= count(played) &&
      tests.some(({ tester = '' }) => text(testers).includes(tester))
    );
  },
  'score.codeAudits': ({ count: printed }, { provider }) =>
    known(provider, 'audits') !== undefined &&
    auditsOf(provider).filter(({ kind }) => codeAudits.includes(kind)).length === count(printed),
  'score.basisMonth': plans(({ renewal, months = 0 }) => renewal !== 'unpublished' || months >= 36),
  'score.rise': plans((plan) => Math.abs(monthlyJump(plan) - 1) >= 0.04),
  'score.noRise': plans((plan) => Math.abs(monthlyJump(plan) - 1) < 0.06),
  'score.riseHidden': plans(({ renewal }) => renewal === 'unpublished'),
  'score.deduction': (_, { provider }) => harmsOf(provider).length > 0,
  'score.incident': ({ when }, { provider, site }) =>
    harmsOf(provider).some(({ date }) => isDate(when, date, site)),
  'review.missing.unknown': (said, about) =>
    about.site
      .ranking('overall')
      .ranking.unranked.some(({ score }) => score.provider === about.provider.id) &&
    text(said.criteria) !== '' &&
    text(said.criteria) !== formatList([], about.site.locale),
  'review.missing.weak': (_, about) =>
    about.site.ranking('overall').ranking.unranked.some(({ score }) => score.provider === about.provider.id),
  'review.facts.note': ({ unknown }, { provider }) =>
    Object.keys(provider.facts).filter((key) => known(provider, key) === undefined).length === count(unknown),
  'review.score.unranked': ({ lists }, about) =>
    profileNames(about).some(
      ([id, label]) =>
        text(lists).includes(label) &&
        about.site.ranking(id).ranking.unranked.some(({ score }) => score.provider === about.provider.id),
    ),
  'review.score.moreIncidents': ({ count: printed }, { provider }) =>
    harmsOf(provider).length > count(printed),
};
