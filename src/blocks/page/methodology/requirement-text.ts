import { definitionOf } from '#domain/provider/vocabulary.ts';
import type { Requirement } from '#domain/scoring/methodology.ts';
import { formatList, inSentence } from '#i18n/formats.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import { optionText } from './value-rule-text.ts';

/** What a provider must have before it gets a place, as a sentence. */
export function requirementText(requirement: Requirement, site: Language & SiteFacts): string {
  const { t, locale, methodology, vocabulary, evidence } = site;
  if ('criterion' in requirement) {
    const { criterion: id } = requirement;
    const criterion = methodology.criteria.find((candidate) => candidate.id === id)?.label[locale] ?? id;
    return 'tested' in requirement
      ? t('dataPages.profiles.requiresTested', { criterion })
      : t('dataPages.profiles.requiresAbove', { criterion, points: requirement.above });
  }
  const definition = definitionOf(requirement.key, vocabulary);
  const fact = definition?.label[locale] ?? requirement.key;
  if ('not' in requirement) {
    const { label } = evidence.answers[requirement.not ? 'true' : 'false'];
    return t('dataPages.profiles.requiresNot', { fact, answer: inSentence(label[locale], locale) });
  }
  const options = requirement.anyOf.map((option) => optionText(option, definition, site));
  return t('dataPages.profiles.requiresAnyOf', { fact, options: formatList(options, locale, 'disjunction') });
}
