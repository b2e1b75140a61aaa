import { definitionOf } from '#domain/provider/vocabulary.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import type { Requirement } from '#domain/scoring/methodology.ts';
import { formatList } from '#i18n/formats.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import { factLabel, optionLabel } from '../fact/labels.ts';
import { criterionById, criterionLabel } from './criterion.ts';

/** What a requirement is about: a criterion, or a single fact. */
export function requirementName(requirement: Requirement, site: Language & SiteFacts): string {
  return 'key' in requirement
    ? factLabel(requirement.key, site)
    : criterionLabel(requirement.criterion, site);
}

/** The facts that a requirement rests on. */
export function requiredKeys(requirement: Requirement, site: SiteFacts): readonly string[] {
  return 'key' in requirement ? [requirement.key] : criterionById(requirement.criterion, site).keys;
}

/** What a provider must have before it gets a place, in a line of a list. */
export function requirementWords(requirement: Requirement, site: Language & SiteFacts): string {
  const { t, locale, evidence, vocabulary } = site;
  const required = requirementName(requirement, site);
  if ('tested' in requirement) return t('score.required.tested', { required });
  if ('above' in requirement) {
    // More than nothing: any part of it will do, as long as somebody has shown it.
    return requirement.above === 0
      ? t('score.required.shown', { required })
      : t('score.required.above', { required, points: requirement.above, max: fullScore });
  }
  if ('not' in requirement) {
    const answer = evidence.answers[`${requirement.not}`].label[locale];
    return t('score.required.not', { required, answer });
  }
  const definition = definitionOf(requirement.key, vocabulary);
  const options = requirement.anyOf.map((option) => optionLabel(option, definition, site));
  return t('score.required.anyOf', { required, options: formatList(options, locale, 'disjunction') });
}
