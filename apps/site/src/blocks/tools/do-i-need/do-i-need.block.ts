import { factsOfKind } from '@vpn-site/core/country/country.ts';
import { formatNames } from '@vpn-site/core/i18n/formats.ts';
import { type NeedProgress, questionsLeft, walkNeedTree } from '@vpn-site/core/need/need-progress.ts';
import {
  answersTo,
  type Caution,
  type HelpId,
  isRefusal,
  type QuestionId,
  type RefusalId,
  refusals,
} from '@vpn-site/core/need/need-tree.ts';
import { block } from '#blocks/block.ts';
import { currentPicks } from '#blocks/prose/picks/picks.ts';
import { type CountryFactView, countryFactView } from '#evidence/card/country-evidence.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type ProvidersModel, selectProviders } from './fitting-providers.ts';
import { needAddress, type TrailModel, trail } from './trail.ts';

export const doINeedBlock = block({
  name: 'do-i-need',
  summary:
    'Whether a reader needs a VPN: one question at a time, with the answers in the address, and at the end “no”, “a free plan is enough” or a short list with everybody who was left out.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectDoINeed(site),
  examples: [{ name: 'As it stands on its page', source: '{% do-i-need /%}' }],
});

export interface QuestionModel {
  readonly kind: 'question';
  readonly progress: string;
  readonly title: string;
  readonly why: string;
  readonly answers: readonly { readonly text: string; readonly href: string }[];
}

export interface RefusalModel {
  readonly kind: 'refusal';
  readonly id: RefusalId;
  readonly title: string;
  readonly text: string;
  readonly helps: readonly {
    readonly id: HelpId;
    readonly title: string;
    readonly text: string;
    readonly link: HelpLink | undefined;
  }[];
}

export interface DoINeedModel {
  readonly step: QuestionModel | RefusalModel | ProvidersModel;
  readonly cautions: readonly CautionModel[];
  readonly trail: TrailModel | undefined;
}

/** Selects the question that follows the answers in the query, or the result of these answers. */
export function selectDoINeed(site: SiteContext): DoINeedModel {
  const path = walkNeedTree(site.query);
  const { step, taken } = path;
  return {
    step:
      step.kind === 'ask'
        ? questionModel(step.question, path, site)
        : isRefusal(step.outcome)
          ? refusalModel(step.outcome, site)
          : selectProviders(path, site),
    cautions: step.kind === 'ask' ? [] : cautions(path, site),
    trail: trail(taken, site),
  };
}

function questionModel(
  question: QuestionId,
  { taken, step }: NeedProgress,
  site: SiteContext,
): QuestionModel {
  const { t } = site;
  const left = questionsLeft(step);
  return {
    kind: 'question',
    progress: t('need.progress', {
      number: taken.length + 1,
      most: taken.length + left,
      isLast: left === 1 ? 'yes' : 'no',
    }),
    title: t(`need.questions.${question}.title`),
    why: t(`need.questions.${question}.why`),
    answers: answersTo(question).map((answer) => ({
      text: t(`need.choices.${answer}`),
      href: needAddress([...taken, { question, answer }], site),
    })),
  };
}

function refusalModel(refusal: RefusalId, site: SiteContext): RefusalModel {
  const { t } = site;
  return {
    kind: 'refusal',
    id: refusal,
    title: t(`need.refusals.${refusal}.title`),
    text: t(`need.refusals.${refusal}.text`),
    helps: refusals[refusal].map((id) => ({
      id,
      title: t(`need.helps.${id}.title`),
      text: t(`need.helps.${id}.text`),
      link: helpLink(id, site),
    })),
  };
}

export interface CautionModel {
  readonly id: Caution;
  readonly text: string;
  /** Facts about the law of the reader's country; empty if the caution does not depend on a country. */
  readonly law: readonly CountryFactView[];
}

function cautions({ cautions: ids, country }: NeedProgress, site: SiteContext): CautionModel[] {
  return ids.map((id) => ({
    id,
    text: cautionText(id, site),
    law: id === 'law' && country !== undefined ? lawOf(country, site) : [],
  }));
}

/** Returns the facts about whether using a VPN is legal in a country, and about bills that may change that. */
function lawOf(countryCode: string, site: SiteContext): CountryFactView[] {
  const country = site.countries.get(countryCode);
  if (!country) return [];
  return [...factsOfKind(country, 'use'), ...factsOfKind(country, 'bill')].map((fact) =>
    countryFactView(country, fact, site),
  );
}

function cautionText(id: Caution, site: SiteContext): string {
  if (id === 'any') {
    const free = currentPicks(site).get('free');
    return site.t('need.cautions.any', {
      hasFree: free === undefined ? 'no' : 'yes',
      free: free === undefined ? '' : providerName(free, site),
    });
  }
  if (id !== 'restricted') return site.t(`need.cautions.${id}`);
  const names = [...site.countries.values()].map(({ name }) => name[site.locale]);
  return site.t('need.cautions.restricted', { countries: formatNames(names, site.locale) });
}

interface HelpLink {
  readonly href: string;
  readonly title: string;
}

interface HelpSection {
  readonly document: string;
  /** The anchor of the section; undefined for the top of the page. */
  readonly section?: string;
}

const explainer = (section: string): HelpSection => ({ document: 'explainers/what-is-a-vpn', section });
const glossary = (section: string): HelpSection => ({ document: 'pages/glossary', section });

/** Sections of the site with more information; a test checks that they exist. */
export const helpSections: Readonly<Partial<Record<HelpId, HelpSection>>> = {
  https: explainer('faq-https'),
  'encrypted-dns': glossary('dns'),
  tor: glossary('tor'),
  blocker: explainer('what-it-does-not-hide'),
  'two-factor': glossary('two-factor'),
  'own-network': explainer('who-can-see-what'),
  passwords: explainer('when-it-does-not-help'),
  'cancel-by': { document: 'pages/true-cost' },
  refund: { document: 'guides/cancel-vpn-and-get-refund', section: 'by-provider' },
  cheaper: { document: 'pages/deals' },
};

export function helpLink(help: HelpId, site: SiteContext): HelpLink | undefined {
  const found = helpSections[help];
  const page = found && site.document(found.document);
  return (
    page && { href: page.path + (found.section === undefined ? '' : `#${found.section}`), title: page.title }
  );
}
