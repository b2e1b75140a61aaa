import { noBreak } from '#i18n/no-break.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface FieldModel {
  readonly text: string;
}

/** Outside of a text, as in the style guide, there are no fields, and the name stands for what it would say. */
export function selectField(name: string, { ownFields, locale }: SiteContext): FieldModel {
  return { text: noBreak(ownFields?.get(name) ?? name, locale) };
}
