import { definitionOf, type FactDefinition } from '#domain/provider/vocabulary.ts';
import { regionName } from '#i18n/formats.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';

/** What a fact is called. */
export function factLabel(key: string, { vocabulary, locale }: Language & SiteFacts): string {
  return definitionOf(key, vocabulary)?.label[locale] ?? key;
}

/** Countries are no options of a key, so the language names them. */
export function optionLabel(
  option: string,
  definition: FactDefinition | undefined,
  { locale }: Pick<Language, 'locale'>,
): string {
  const words = definition?.options[option]?.[locale];
  if (words !== undefined) return words;
  return definition?.type === 'country' ? regionName(option, locale) : option;
}
