import { formatExactly, formatShare } from '@vpn-site/core/i18n/formats.ts';
import {
  type IncidentDisclosure,
  type IncidentHarm,
  incidentDisclosures,
  incidentHarms,
} from '@vpn-site/core/provider/incident.ts';
import { block } from '#blocks/block.ts';
import type { FactContext, SiteContext } from '#site/site-context.ts';

export const methodologyEvidenceBlock = block({
  name: 'methodology-evidence',
  summary:
    'What evidence and age leave of points, what incidents cost, the share of evidence that a rank takes, and the doubts behind ranges and tiers: all from the methodology in force.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectMethodologyEvidence(site),
  examples: [{ name: 'The version in force', source: '{% methodology-evidence /%}' }],
});

interface EvidenceLine {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly value: string;
}

/** The numbers about one topic, with the sentence that explains them. */
interface EvidenceSection {
  readonly id: string;
  readonly heading: string;
  readonly why: string;
  readonly tables: readonly {
    readonly id: string;
    readonly label: string | undefined;
    readonly lines: readonly EvidenceLine[];
  }[];
}

export interface MethodologyEvidenceModel {
  readonly sections: readonly EvidenceSection[];
}

export function selectMethodologyEvidence(site: SiteContext): MethodologyEvidenceModel {
  return {
    sections: [factorSection(site), incidentSection(site), shareSection(site), doubtSection(site)],
  };
}

function factorSection(site: FactContext): EvidenceSection {
  const { t, methodology, locale } = site;
  const { weak, word, goneAt, outsiders } = methodology.evidence;
  const times = (factor: number) => t('dataPages.evidence.times', { factor: formatExactly(factor, locale) });
  const values = {
    strong: times(1),
    weak: times(weak),
    word: times(word),
    unknown: times(0),
    old: t('dataPages.evidence.fading'),
    outsiders: t('dataPages.evidence.fading'),
  };
  const { fullYears, goneYears } = outsiders;
  const numbers = { goneAt: formatExactly(goneAt, locale), fullYears, goneYears };
  const ids = ['strong', 'weak', 'word', 'unknown', 'old', 'outsiders'] as const;
  const lines = ids.map((id) => ({
    id,
    label: t(`dataPages.evidence.lines.${id}.label`),
    detail: t(`dataPages.evidence.lines.${id}.detail`, numbers),
    value: values[id],
  }));
  return {
    id: 'factors',
    heading: t('dataPages.evidence.factors'),
    why: t('dataPages.evidence.factorsWhy'),
    tables: [{ id: 'factors', label: undefined, lines }],
  };
}

function incidentSection(site: FactContext): EvidenceSection {
  const { t, methodology, locale } = site;
  const { lost, told, yearsToFade, max } = methodology.incidents;
  const noLogs = methodology.criteria.find(({ rule }) => rule.name === 'promise-times-proof');
  const harm = (id: IncidentHarm): EvidenceLine => ({
    id,
    label: t(`dataPages.evidence.incidents.harms.${id}`),
    value:
      lost[id] === 0
        ? formatExactly(0, locale)
        : t('dataPages.evidence.incidents.minus', { points: formatExactly(lost[id], locale) }),
  });
  const telling = (id: IncidentDisclosure): EvidenceLine => ({
    id,
    label: t(`dataPages.evidence.incidents.tellings.${id}`),
    value: t('dataPages.evidence.times', { factor: formatExactly(told[id], locale) }),
  });
  return {
    id: 'incidents',
    heading: t('dataPages.evidence.incidents.heading'),
    why: t('dataPages.evidence.incidents.why', {
      years: yearsToFade,
      max,
      weak: formatExactly(methodology.evidence.weak, locale),
      noLogs: noLogs?.label[locale] ?? '',
    }),
    tables: [
      { id: 'lost', label: t('dataPages.evidence.incidents.lost'), lines: incidentHarms.map(harm) },
      { id: 'told', label: t('dataPages.evidence.incidents.told'), lines: incidentDisclosures.map(telling) },
    ],
  };
}

function shareSection(site: FactContext): EvidenceSection {
  const { t, methodology, locale } = site;
  const { confidence, rankedFrom, evidence } = methodology;
  const from = (share: number) => t('dataPages.evidence.share.from', { share: formatShare(share, locale) });
  return {
    id: 'evidence-share',
    heading: t('dataPages.evidence.share.heading'),
    why: t('dataPages.evidence.share.why', { below: formatExactly(evidence.incompleteBelow, locale) }),
    tables: [
      {
        id: 'evidence-share',
        label: undefined,
        lines: [
          { id: 'place', label: t('dataPages.evidence.share.place'), value: from(rankedFrom) },
          {
            id: 'thin',
            label: t('dataPages.evidence.share.thin'),
            value: t('dataPages.evidence.share.below', { share: formatShare(confidence.fair, locale) }),
          },
        ],
      },
    ],
  };
}

function doubtSection(site: FactContext): EvidenceSection {
  const { t, methodology, locale } = site;
  const { samples, weights, facts, grading, clearlyAbove } = methodology.doubt;
  const share = (part: number) => formatShare(part, locale);
  const values = {
    samples: formatExactly(samples, locale),
    weights: t('dataPages.evidence.doubt.factors', {
      from: formatExactly(weights.from, locale),
      to: formatExactly(weights.to, locale),
    }),
    strongWrong: share(facts.strongWrong),
    weakWrong: share(facts.weakWrong),
    unknownBetter: share(facts.unknownBetter),
    grading: share(grading.share),
    clearlyAbove: share(clearlyAbove),
  };
  const ids = [
    'samples',
    'weights',
    'strongWrong',
    'weakWrong',
    'unknownBetter',
    'grading',
    'clearlyAbove',
  ] as const;
  const lines = ids.map((id) => ({
    id,
    label: t(`dataPages.evidence.doubt.${id}`, { points: grading.step }),
    value: values[id],
  }));
  return {
    id: 'doubt',
    heading: t('dataPages.evidence.doubt.heading'),
    why: t('dataPages.evidence.doubt.why'),
    tables: [{ id: 'doubt', label: undefined, lines }],
  };
}
