import type { Node, NodeType } from '@markdoc/markdoc';
import { authoredValue, factCount, matchesAuthoredValue } from '@vpn-site/core/document/fact-words.ts';
import {
  formatPlural,
  isSingleNumber,
  type PluralForms,
  pluralFormsIn,
} from '@vpn-site/core/i18n/plural-forms.ts';
import { type Fact, isKnown, unknown } from '@vpn-site/core/provider/fact.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import type { BlockMistake } from '#blocks/block.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/**
 * The attributes of a fact in a document. The author gives either words and the value they were written for (`is`), or one
 * text per plural form.
 */
export interface FactAttributes extends PluralForms {
  readonly provider: string;
  readonly key: string;
  readonly is?: string | undefined;
}

/** Returns the author's words if they are true of the current fact, or undefined if its plain value has to be shown. */
export function factWords(written: FactAttributes, body: string, site: SiteContext): string | undefined {
  const { provider, key, is, ...forms } = written;
  const fact = factOf(providerById(provider, site), key);
  if (is !== undefined) return body !== '' && isTrueOf(is, fact) ? body : undefined;
  const count = countOf(fact);
  return count === undefined ? undefined : formatPlural(count, forms, site.locale);
}

/**
 * Reports words that no longer match the fact's value, and plural forms that the language needs but the author did not
 * write. A fact that is out of date keeps its words.
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
  return is === undefined && body.length === 0 ? [] : wordProblems(written, fact, body);
}

function isTrueOf(is: string, fact: Fact): boolean {
  return isKnown(fact) ? matchesAuthoredValue(is, fact) : is === unknown;
}

function countOf(fact: Fact): number | undefined {
  return isKnown(fact) ? factCount(fact) : undefined;
}

function wordProblems(
  { provider, key, is }: FactAttributes,
  fact: Fact,
  body: readonly Node[],
): BlockMistake[] {
  const value = isKnown(fact) ? authoredValue(fact) : unknown;
  if (value === undefined) {
    const remedy = 'Take "is" and the words away, or say its number: one="# …" other="# …".';
    return [{ message: `"${key}" is no single value that words could be written for.`, remedy }];
  }
  if (is === undefined) {
    const message = 'The words do not say which value they were written for.';
    return [{ message, remedy: `If they are true of what is known today, add is="${value}".` }];
  }
  if (body.length === 0) {
    const remedy = `Write them: {% fact provider="${provider}" key="${key}" is="${value}" %}…{% /fact %}.`;
    return [{ message: '"is" stands without words.', remedy }];
  }
  if (!isTrueOf(is, fact)) {
    const message = `The words were written for "${is}", and "${key}" of "${provider}" is "${value}" now.`;
    return [{ message, remedy: `Write words that are true of it, with is="${value}".` }];
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
