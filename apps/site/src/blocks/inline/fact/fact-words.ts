import type { Node, NodeType } from '@markdoc/markdoc';
import {
  authoredValue,
  factCount,
  hasRecords,
  matchesAuthoredValue,
  supportingText,
} from '@vpn-site/core/document/fact-words.ts';
import { numbersIn } from '@vpn-site/core/document/typed-figures.ts';
import {
  formatPlural,
  isSingleNumber,
  type PluralForms,
  pluralFormsIn,
} from '@vpn-site/core/i18n/plural-forms.ts';
import { type Fact, isKnown, unknown } from '@vpn-site/core/provider/fact.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import type { BlockMistake } from '#blocks/block.ts';
import { assertedValue, isFirm } from '#evidence/fact/asserted-fact.ts';
import { asserted, knownValue, unconfirmedValue } from '#site/assertions.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { headingText } from '../../document/body-structure.ts';

/**
 * The attributes of a fact in a document. The author writes either words and the value that they describe (`is`), or one
 * text per plural form.
 */
export interface FactAttributes extends PluralForms {
  readonly provider: string;
  readonly key: string;
  readonly is?: string | undefined;
}

/** Returns the author's words if they are true of the current fact; undefined if its plain value must be shown. */
export function factWords(written: FactAttributes, body: string, site: SiteContext): string | undefined {
  const { provider, key, is, ...forms } = written;
  const fact = factOf(providerById(provider, site), key);
  const claim = (words: string, value: string) => asserted(words, provider, key, value, { isFirm: false });
  if (is === unconfirmedValue)
    return body !== '' && isUnconfirmed(written, site) ? claim(body, is) : undefined;
  // Words about one record state no number.
  const value = is === undefined || !isKnown(fact) || !hasRecords(fact) ? assertedValue(fact) : knownValue;
  if (is !== undefined) return body !== '' && isTrueOf(is, fact) ? claim(body, value) : undefined;
  const count = countOf(fact);
  const words = count === undefined ? undefined : formatPlural(count, forms, site.locale);
  return words === undefined ? undefined : claim(words, value);
}

/**
 * Reports words that no longer match the fact's value, and missing plural forms. Words about a fact that is out of date are
 * not reported.
 */
export function factWordsProblems(
  written: FactAttributes,
  site: SiteContext,
  body: readonly Node[],
): BlockMistake[] {
  const { provider, key, is, ...forms } = written;
  const fact = factOf(providerById(provider, site), key);
  const hasForms = Object.keys(forms).length > 0;
  if (hasForms && (is !== undefined || body.length > 0)) {
    const message = 'The fact has forms of its number and other words too.';
    return [{ message, remedy: 'Keep the forms alone, or the words in its body with "is".' }];
  }
  if (hasForms) return formProblems(written, forms, fact, site);
  if (is === unconfirmedValue && isUnconfirmed(written, site)) return bodyProblems(written, body);
  return is === undefined && body.length === 0 ? [] : wordProblems(written, fact, body);
}

/**
 * Whether a fact is supported only by the provider, by one weak source or by no source, so that a text may express doubt
 * about it.
 */
function isUnconfirmed(
  { provider, key }: Pick<FactAttributes, 'provider' | 'key'>,
  site: SiteContext,
): boolean {
  const definition = definitionOf(key, site.vocabulary);
  return definition !== undefined && !isFirm(factOf(providerById(provider, site), key), definition, site);
}

function isTrueOf(is: string, fact: Fact): boolean {
  return isKnown(fact) ? matchesAuthoredValue(is, fact) : is === unknown;
}

function countOf(fact: Fact): number | undefined {
  return isKnown(fact) ? factCount(fact) : undefined;
}

function wordProblems(written: FactAttributes, fact: Fact, body: readonly Node[]): BlockMistake[] {
  const { provider, key, is } = written;
  const isRecords = isKnown(fact) && hasRecords(fact);
  const value = isKnown(fact) ? authoredValue(fact) : unknown;
  if (is === unconfirmedValue) {
    const message = `The words doubt "${key}" of "${provider}", but others than the provider confirm it.`;
    return [{ message, remedy: `Write words that are true of it, with is="${value ?? '…'}".` }];
  }
  if (value === undefined && !isRecords) {
    const remedy = 'Take "is" and the words away, or say its number: one="# …" other="# …".';
    return [{ message: `"${key}" is no single value that words could be written for.`, remedy }];
  }
  if (is === undefined) {
    const message = 'The words do not say which value they were written for.';
    const remedy = isRecords
      ? 'Add the date of the record that they are about, such as is="2018-03", and more of its values if the day has several.'
      : `If they are true of what is known today, add is="${value}".`;
    return [{ message, remedy }];
  }
  if (body.length === 0) return bodyProblems({ ...written, is: value }, body);
  if (!isTrueOf(is, fact) && isRecords) {
    const message = `No record in "${key}" of "${provider}" has "${is}".`;
    return [
      { message, remedy: `Look at the records in facts/providers/${provider}.yaml and rewrite the words.` },
    ];
  }
  if (!isTrueOf(is, fact)) {
    const message = `The words were written for "${is}", and "${key}" of "${provider}" is "${value}" now.`;
    return [{ message, remedy: `Write words that are true of it, with is="${value}".` }];
  }
  const wrong = bodyProblems(written, body);
  if (wrong.length > 0) return wrong;
  const known = new Set(numbersIn(isKnown(fact) ? supportingText(is, fact, fact.wording) : is));
  return numbersIn(body.map(headingText).join(''))
    .filter((number) => !known.has(number))
    .map((number) => ({
      message: `The words say "${number}", and neither "is" nor the fact’s own text does.`,
      remedy:
        'Add it to "is", so that the check compares it with the fact, or write it as a block of its own.',
    }));
}

function bodyProblems({ provider, key, is }: FactAttributes, body: readonly Node[]): BlockMistake[] {
  if (body.length === 0) {
    const remedy = `Write them: {% fact provider="${provider}" key="${key}" is="${is}" %}…{% /fact %}.`;
    return [{ message: '"is" stands without words.', remedy }];
  }
  return body.every(isPlain)
    ? []
    : [{ message: 'The words of a fact are more than words.', remedy: 'Write plain text: they are a link.' }];
}

const plain: ReadonlySet<NodeType> = new Set<NodeType>(['paragraph', 'inline', 'text', 'softbreak']);

function isPlain(node: Node): boolean {
  return plain.has(node.type) && node.children.every(isPlain);
}

function formProblems(
  { provider, key }: FactAttributes,
  forms: PluralForms,
  fact: Fact,
  { locale }: SiteContext,
): BlockMistake[] {
  if (countOf(fact) === undefined) {
    const value = isKnown(fact) ? (authoredValue(fact) ?? key) : unknown;
    const message = `"${key}" of "${provider}" is "${value}" now, which is no number.`;
    return [{ message, remedy: `Write words that are true of it, with is="${value}".` }];
  }
  const needed = pluralFormsIn(locale);
  const missing = needed.filter((form) => forms[form] === undefined);
  const numberless = needed.filter(
    (form) => forms[form] !== undefined && !forms[form].includes('#') && !isSingleNumber(form, locale),
  );
  return [
    ...(missing.length > 0
      ? [
          {
            message: `The number lacks the forms: ${missing.join(', ')}.`,
            remedy: `In this language write all of: ${needed.join(', ')}.`,
          },
        ]
      : []),
    ...numberless.map((form) => ({
      message: `The form "${form}" does not say the number.`,
      remedy: 'Write # where the number stands.',
    })),
  ];
}
