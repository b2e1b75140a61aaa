import type { Day } from '@vpn-site/core/day/day.ts';
import { defaultLocale } from '@vpn-site/core/locale/locale-table.ts';
import { memoizePer } from '@vpn-site/core/memo/memoize.ts';
import { factOf, type Provider } from '@vpn-site/core/provider/provider.ts';
import { referencedKey, referencedValue } from '@vpn-site/core/provider/written-catch.ts';
import { leadingIncident } from '@vpn-site/core/scoring/decide-catch.ts';
import { catchFields, reviewedProvider } from '../catch-fields.ts';
import type { ContentFile } from '../content-files.ts';
import type { FactFile } from '../facts/fact-file.ts';
import { factsFrom } from '../facts/facts-from.ts';
import { lineOfField } from '../front-matter.ts';
import { type Problem, ProblemsError } from '../problem.ts';
import type { Check } from './check.ts';

/** The max number of words. Longer sentences don't fit on a card. */
const maxCatchWords = 20;

/**
 * Every review of a current provider states its main drawback in each language, because every card with a button to the
 * provider shows it. The text agrees with the facts that the English text lists.
 */
export const catchesSupported: Check = ({ contentFiles, factFiles, today }) => {
  const providers = readableProviders(factFiles);
  const reviews = contentFiles.filter(({ kind }) => kind === 'reviews');
  const originals = new Map(reviews.filter(isOriginal).map((review) => [review.id, review]));
  return reviews.flatMap((review) => {
    const provider = providers.get(reviewedProvider(review.id));
    const original = originals.get(review.id);
    return provider ? reviewProblems(review, original, provider, today) : [];
  });
};

/** Returns the current providers; none if the facts are invalid, which other rules report. */
const readableProviders = memoizePer(
  (files) => files,
  (files: readonly FactFile[]): ReadonlyMap<string, Provider> => {
    try {
      return new Map(factsFrom(files).providers.map((provider) => [provider.id, provider]));
    } catch (error) {
      if (error instanceof ProblemsError) return new Map();
      throw error;
    }
  },
);

function isOriginal({ locale }: ContentFile): boolean {
  return locale === defaultLocale;
}

type Position = Pick<Problem, 'file' | 'line'>;

function reviewProblems(
  review: ContentFile,
  original: ContentFile | undefined,
  provider: Provider,
  today: Day,
): Problem[] {
  const { file, frontMatter } = review;
  if (!frontMatter?.parsed.ok) return [];
  const { text, restsOn, why } = catchFields(frontMatter.parsed.data);
  const at = (field: string): Position => ({ file, line: lineOfField(frontMatter.yaml, field) ?? 2 });
  if (text === undefined) {
    return [
      {
        ...at('title'),
        message: 'The review has no catch, so cards that link to the provider would have none.',
        remedy: `Write "catch": what a friend would warn of, in one sentence of at most ${maxCatchWords} words.`,
      },
    ];
  }
  // The rule nothing-left-to-write reports what is left of a new review.
  if (text.startsWith('TODO: ')) return [];
  const references = isOriginal(review) ? restsOn : restsOnOf(original);
  return [
    ...sentenceProblems(text, at('catch')),
    ...(references ? digitProblems(text, references, provider, at('catch')) : []),
    ...(isOriginal(review)
      ? supportProblems(restsOn, why, provider, at, today)
      : repeatedFields(restsOn, why, review.id, at)),
  ];
}

function restsOnOf(original: ContentFile | undefined) {
  const parsed = original?.frontMatter?.parsed;
  return parsed?.ok ? catchFields(parsed.data).restsOn : undefined;
}

function sentenceProblems(text: string, position: Position): Problem[] {
  const words = text.split(/\s+/u).length;
  return [
    ...(words > maxCatchWords
      ? [
          {
            ...position,
            message: `The catch has ${words} words; the limit is ${maxCatchWords}.`,
            remedy: 'Keep what a friend would warn of, and move the rest into the review.',
          },
        ]
      : []),
    ...(/^[\p{Lu}\p{N}“„].*[^.]\.$/u.test(text)
      ? []
      : [
          {
            ...position,
            message: 'The catch is not a full sentence.',
            remedy: 'Begin with a capital and end with one period, because it stands alone.',
          },
        ]),
  ];
}

/** Reports numbers that the facts do not contain. A number is compared as a whole: "5" is not part of "25". */
function digitProblems(
  text: string,
  restsOn: Readonly<Record<string, string>>,
  provider: Provider,
  position: Position,
): Problem[] {
  const keys = new Set(Object.keys(restsOn).map(referencedKey));
  const facts = JSON.stringify([restsOn, [...keys].map((key) => factOf(provider, key))]);
  const known = new Set(facts.match(/\d+/g));
  return [...new Set(text.match(/\d+/g))]
    .filter((number) => !known.has(number))
    .map((number) => ({
      ...position,
      message: `No fact that the catch rests on has the number ${number}.`,
      remedy: 'Write the number that the facts have, or add the fact to "catchRestsOn".',
    }));
}

function supportProblems(
  restsOn: Readonly<Record<string, string>> | undefined,
  why: string | undefined,
  provider: Provider,
  at: (field: string) => Position,
  today: Day,
): Problem[] {
  const references = Object.entries(restsOn ?? {});
  if (references.length === 0) {
    const remedy = 'Add "catchRestsOn" with keys and their values, such as: devices: 5.';
    return [{ ...at('catch'), message: 'The catch does not say which facts it rests on.', remedy }];
  }
  return [
    ...references.flatMap(([reference, is]) =>
      referenceProblems(reference, is, provider, at('catchRestsOn')),
    ),
    ...leadingIncidentProblems(references, why, provider, at, today),
  ];
}

function referenceProblems(reference: string, is: string, provider: Provider, position: Position): Problem[] {
  const value = referencedValue(provider, reference);
  if (value === is) return [];
  if (value === undefined || !Object.hasOwn(provider.facts, referencedKey(reference))) {
    const message = `The facts on "${provider.id}" have no "${reference}".`;
    const remedy =
      'Name a key, or key/item: prices/{plan}, incidents/{date}, streaming/{service}/{region}. If the facts lost it, write another catch in every language.';
    return [{ ...position, message, remedy }];
  }
  return [
    {
      ...position,
      message: `The catch was written for "${reference}: ${is}", but the facts say "${value}".`,
      remedy: `Rewrite "catch" in every language so that it is true, then write "${reference}: ${value}".`,
    },
  ];
}

/**
 * Reports texts about another drawback, although data was handed over or an incident is open, unless the editor gives a
 * reason.
 */
function leadingIncidentProblems(
  references: readonly (readonly [string, string])[],
  why: string | undefined,
  provider: Provider,
  at: (field: string) => Position,
  today: Day,
): Problem[] {
  const incident = leadingIncident(provider, today);
  if (!incident || why !== undefined) return [];
  const reference = `incidents/${incident.date}`;
  if (references.some(([each]) => each === reference)) return [];
  return [
    {
      ...at('catch'),
      message: `The catch passes over the incident of ${incident.date} (${incident.harm}, ${incident.outcome}).`,
      remedy: `Write the catch about it and add "${reference}: ${incident.harm}, ${incident.outcome}", or say in "catchWhy" why something else matters more.`,
    },
  ];
}

function repeatedFields(
  restsOn: object | undefined,
  why: string | undefined,
  id: string,
  at: (field: string) => Position,
): Problem[] {
  const repeated = [...(restsOn ? ['catchRestsOn'] : []), ...(why === undefined ? [] : ['catchWhy'])];
  return repeated.map((field) => ({
    ...at(field),
    message: `"${field}" is written once for all languages.`,
    remedy: `Remove it here. It belongs in content/${id}.${defaultLocale}.md.`,
  }));
}
