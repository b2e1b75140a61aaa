import { uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { wordsIn } from '@vpn-site/core/locale/words.ts';
import { openDataPath } from '@vpn-site/core/open-data/open-data-file.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { factOf, type Provider } from '@vpn-site/core/provider/provider.ts';
import {
  allDefinitions,
  type FactDefinition,
  pageLanguageOption,
} from '@vpn-site/core/provider/vocabulary.ts';
import { reportPath } from '#report/report-path.ts';
import type { FactContext, Language } from '#site/site-context.ts';
import { factText } from '../fact/fact-text.ts';
import {
  type DissentView,
  type EvidenceCardView,
  evidenceCardView,
  sourcesView,
} from './evidence-card-model.ts';

export type { EvidenceCardView } from './evidence-card-model.ts';

/** The labels shared by all cards, stored once per file. */
export interface EvidenceWordsView {
  readonly close: string;
  readonly dissent: string;
  readonly report: string;
  readonly data: string;
}

/** The file the build writes for one provider and language: the evidence of each known fact, by key. */
export interface EvidenceFile {
  readonly words: EvidenceWordsView;
  /** The path of the same facts in the open data, if they are published. */
  readonly data?: string;
  /** The path of the report form, without the query that names the fact. */
  readonly report: string;
  readonly facts: Readonly<Record<string, EvidenceCardView>>;
}

const factsAsData = `${openDataPath}/providers.json`;

export interface EvidenceFileOptions {
  /** Cards of statements that are part of a fact, by the keys used in their source marks. */
  readonly parts?: readonly (readonly [string, EvidenceCardView])[];
  /** Returns an answer that replaces the fact's default text, or undefined to keep the default. */
  readonly answerOverride?: (provider: string, key: string, site: FactContext) => string | undefined;
}

export function evidenceFile(
  provider: Provider,
  site: FactContext,
  { parts = [], answerOverride: answerOf = () => undefined }: EvidenceFileOptions = {},
): EvidenceFile {
  const facts = allDefinitions(site.vocabulary).flatMap((definition) => {
    const answer = answerOf(provider.id, definition.key, site);
    const card = factCard(provider, definition, site, answer);
    return card ? [[definition.key, card] as const] : [];
  });
  return { ...evidenceFileOf([...facts, ...parts], site), data: factsAsData };
}

/** Builds an evidence file from cards, by the keys used in their source marks. */
export function evidenceFileOf(
  cards: readonly (readonly [string, EvidenceCardView])[],
  { t, locale }: Language,
): EvidenceFile {
  return {
    words: {
      close: t('evidence.close'),
      dissent: t('evidence.dissent'),
      report: t('evidence.report'),
      data: t('evidence.data'),
    },
    report: reportPath(locale),
    facts: Object.fromEntries(cards),
  };
}

/** Returns the card of a fact; undefined for an unknown fact, because it has no source mark that could open a card. */
function factCard(
  provider: Provider,
  definition: FactDefinition,
  site: FactContext,
  answerOverride: string | undefined,
): EvidenceCardView | undefined {
  const fact = factOf(provider, definition.key);
  if (!isKnown(fact)) return undefined;
  const { t, locale } = site;
  const answer = answerOverride ?? factText(fact, definition, site);
  // Only plain answers may start in lower case, because all others are names.
  const isPlain =
    ['yes-no', 'free-plan'].includes(definition.type) || pageLanguageOption(definition, locale) !== undefined;
  const title = t('evidence.title', {
    fact: definition.label[locale],
    answer: isPlain ? uncapitalized(answer, locale) : answer,
  });
  const dissent = (fact.claims ?? []).map((claim): DissentView => {
    const { note } = claim;
    return {
      ...sourcesView(claim, provider, site),
      says: factText(claim, definition, site),
      ...(note && { note: wordsIn(note, locale) }),
    };
  });
  return evidenceCardView({ provider, definition, title, claim: fact, dissent }, site);
}
