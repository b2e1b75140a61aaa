import type { Country } from '#domain/country/country.ts';
import { openDataPath } from '#domain/open-data/open-data-file.ts';
import { isKnown } from '#domain/provider/fact.ts';
import { factOf, type Provider } from '#domain/provider/provider.ts';
import { allDefinitions, type FactDefinition } from '#domain/provider/vocabulary.ts';
import type { BlockContext } from '../block-context.ts';
import { answerText } from './answer-text.ts';
import {
  type DissentView,
  type EvidenceCardView,
  evidenceCardView,
  sourcesView,
} from './evidence-card-view.ts';
import { factText } from './fact-text.ts';
import { inSentence } from './in-sentence.ts';

/** The words of every card, said once per file. */
export interface EvidenceWordsView {
  readonly close: string;
  readonly dissent: string;
  readonly report: string;
  readonly data: string;
}

/** What a report says by itself, and where it goes. */
export interface ReportView {
  /** As the owner configured it, with its places for words. */
  readonly address: string;
  /** The day of the build. */
  readonly built: string;
  readonly words: {
    readonly fact: string;
    readonly source: string;
    readonly page: string;
    readonly built: string;
    readonly ask: string;
  };
}

/** What the build writes for one provider and language: the evidence of each known fact, by key. */
export interface EvidenceFile {
  readonly words: EvidenceWordsView;
  /** The same facts for machines, where they are published. */
  readonly data?: string;
  /** Missing where the owner has named no place for reports. */
  readonly report?: ReportView;
  readonly facts: Readonly<Record<string, EvidenceCardView>>;
}

const factsAsData = `${openDataPath}/providers.json`;

export interface EvidenceFileOptions {
  /** Cards of statements that are part of a fact, by the keys that their marks name. */
  readonly parts?: readonly (readonly [string, EvidenceCardView])[];
  /** Where readers report errors, where the owner has named a place. */
  readonly reportErrors?: string | undefined;
}

export function evidenceFile(
  provider: Provider,
  context: BlockContext,
  { parts = [], reportErrors }: EvidenceFileOptions = {},
): EvidenceFile {
  const facts = allDefinitions(context.vocabulary).flatMap((definition) => {
    const card = factCard(provider, definition, context);
    return card ? [[definition.key, card] as const] : [];
  });
  return { ...fileOf([...facts, ...parts], context, reportErrors), data: factsAsData };
}

/** The same for what is said of the law in a country. */
export function countryEvidenceFile(
  country: Country,
  context: BlockContext,
  { reportErrors }: Pick<EvidenceFileOptions, 'reportErrors'> = {},
): EvidenceFile {
  const { t, locale } = context;
  const cards = country.statements.map(({ key, label, lifetime, answer, claim, dissent }) => {
    const title = t('evidence.title', { fact: label[locale], answer: inSentence(answer[locale], locale) });
    const provider = { name: country.name[locale], sources: country.sources };
    const definition = { lifetime, scored: false };
    const others = dissent.map((other): DissentView => {
      const note = other.claim.note?.[locale];
      return {
        ...sourcesView(other.claim, country, context),
        says: other.answer[locale],
        ...(note && { note }),
      };
    });
    const statement = { provider, definition, title, claim, dissent: others };
    return [key, evidenceCardView(statement, context)] as const;
  });
  return fileOf(cards, context, reportErrors);
}

function fileOf(
  cards: readonly (readonly [string, EvidenceCardView])[],
  { t, asOf }: BlockContext,
  reportErrors: string | undefined,
): EvidenceFile {
  return {
    words: {
      close: t('evidence.close'),
      dissent: t('evidence.dissent'),
      report: t('evidence.report'),
      data: t('evidence.data'),
    },
    ...(reportErrors && {
      report: {
        address: reportErrors,
        built: asOf,
        words: {
          fact: t('evidence.reportFact'),
          source: t('evidence.reportSource'),
          page: t('evidence.reportPage'),
          built: t('evidence.reportBuilt'),
          ask: t('evidence.reportAsk'),
        },
      },
    }),
    facts: Object.fromEntries(cards),
  };
}

/** An unknown fact has no mark, so nothing would open its card. */
function factCard(
  provider: Provider,
  definition: FactDefinition,
  context: BlockContext,
): EvidenceCardView | undefined {
  const fact = factOf(provider, definition.key);
  if (!isKnown(fact)) return undefined;
  const { t, locale } = context;
  const answer = answerText(provider.id, definition.key, context);
  // Only plain answers may lose their capital: others are names.
  const isPlain = definition.type === 'yes-no' || definition.type === 'free-plan';
  const title = t('evidence.title', {
    fact: definition.label[locale],
    answer: isPlain ? inSentence(answer, locale) : answer,
  });
  const dissent = (fact.claims ?? []).map((claim): DissentView => {
    const { note } = claim;
    return {
      ...sourcesView(claim, provider, context),
      says: factText(claim, definition, context),
      ...(note && { note: note[locale] }),
    };
  });
  return evidenceCardView({ provider, definition, title, claim: fact, dissent }, context);
}
