import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const fieldBlock = block({
  name: 'field',
  summary:
    'What a field of your own in the front matter of this text says, inside a sentence. For words that stand in many places of a text and change together, such as the name of a setting.',
  attributes: {
    name: {
      kind: 'field',
      required: true,
      explanation: 'a field of this text’s front matter that you have thought of, such as "settingName".',
    },
  },
  body: 'none',
  select: ({ name }, site) => selectField(name, site),
  examples: [
    { name: 'In a sentence', source: 'Open the settings and turn on *{% field name="settingName" /%}*.' },
  ],
});

export interface FieldModel {
  readonly text: string;
}

/**
 * Selects the value of a custom field. Outside of documents, as in the style guide, there are no fields, so the name is
 * shown.
 */
function selectField(name: string, { customFields: ownFields, locale }: SiteContext): FieldModel {
  return { text: addNoBreakSpaces(ownFields?.get(name) ?? name, locale) };
}
