import type { Country } from '#domain/country/country.ts';
import { openDataPath } from '#domain/open-data/open-data-file.ts';
import { isKnown } from '#domain/provider/fact.ts';
import { factOf, type Provider } from '#domain/provider/provider.ts';
import { allDefinitions, type FactDefinition } from '#domain/provider/vocabulary.ts';
import type { SiteContext } from '#site/site-context.ts';
import { answerText } from '../fact/answer-text.ts';
import { factText } from '../fact/fact-text.ts';
import { inSentence } from '../fact/in-sentence.ts';
import { type DissentView, type EvidenceCardView, evidenceCardView, sourcesView } from './evidence-card.ts';

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
  site: SiteContext,
  { parts = [], reportErrors }: EvidenceFileOptions = {},
): EvidenceFile {
  const facts = allDefinitions(site.vocabulary).flatMap((definition) => {
    const card = factCard(provider, definition, site);
    return card ? [[definition.key, card] as const] : [];
  });
  return { ...fileOf([...facts, ...parts], site, reportErrors), data: factsAsData };
}

/** The same for what is said of the law in a country. */
export function countryEvidenceFile(
  country: Country,
  site: SiteContext,
  { reportErrors }: Pick<EvidenceFileOptions, 'reportErrors'> = {},
): EvidenceFile {
  const { t, locale } = site;
  const cards = country.statements.map(({ key, label, lifetime, answer, claim, dissent }) => {
    const title = t('evidence.title', { fact: label[locale], answer: inSentence(answer[locale], locale) });
    const provider = { name: country.name[locale], sources: country.sources };
    const definition = { lifetime, scored: false };
    const others = dissent.map((other): DissentView => {
      const note = other.claim.note?.[locale];
      return {
        ...sourcesView(other.claim, country, site),
        says: other.answer[locale],
        ...(note && { note }),
      };
    });
    const statement = { provider, definition, title, claim, dissent: others };
    return [key, evidenceCardView(statement, site)] as const;
  });
  return fileOf(cards, site, reportErrors);
}

function fileOf(
  cards: readonly (readonly [string, EvidenceCardView])[],
  { t, asOf }: SiteContext,
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
  site: SiteContext,
): EvidenceCardView | undefined {
  const fact = factOf(provider, definition.key);
  if (!isKnown(fact)) return undefined;
  const { t, locale } = site;
  const answer = answerText(provider.id, definition.key, site);
  // Only plain answers may lose their capital: others are names.
  const isPlain = definition.type === 'yes-no' || definition.type === 'free-plan';
  const title = t('evidence.title', {
    fact: definition.label[locale],
    answer: isPlain ? inSentence(answer, locale) : answer,
  });
  const dissent = (fact.claims ?? []).map((claim): DissentView => {
    const { value, note } = claim;
    return {
      ...sourcesView(claim, provider, site),
      says: factText(value, definition, site),
      ...(note && { note: note[locale] }),
    };
  });
  return evidenceCardView({ provider, definition, title, claim: fact, dissent }, site);
}
