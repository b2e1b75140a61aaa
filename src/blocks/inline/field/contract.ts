import type { BlockContract } from '../../block-contract.ts';
import { type FieldModel, selectField } from './select.ts';

export const fieldContract: BlockContract<FieldModel> = {
  name: 'field',
  component: 'Field',
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
  select: ({ name }, site) => selectField(String(name), site),
  examples: [
    { name: 'In a sentence', source: 'Open the settings and turn on *{% field name="settingName" /%}*.' },
  ],
};
