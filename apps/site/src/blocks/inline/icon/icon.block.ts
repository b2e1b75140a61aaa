import type { AttributeValue } from '#blocks/attribute-kinds.ts';
import { block } from '#blocks/block.ts';

export const iconBlock = block({
  name: 'icon',
  summary:
    'One of the registered icons, inside a sentence, a list or a table. Beside a word it only decorates; where it stands for a word, give it that word as its label.',
  attributes: {
    name: {
      kind: 'icon',
      required: true,
      explanation: 'a name from apps/site/src/ui/icons/icon-table.ts, such as "thumbs-up" or "android".',
    },
    label: {
      kind: 'text',
      explanation: 'what it says, for readers who do not see it; without one, it is passed over.',
    },
  },
  body: 'none',
  select: ({ name, label }): ContentIconModel => ({ name, label }),
  examples: [
    { name: 'Beside a word', source: '{% icon name="android" /%} Android, {% icon name="linux" /%} Linux' },
    {
      name: 'In place of a word',
      source:
        '- {% icon name="thumbs-up" label="For it:" /%} every device is covered\n- {% icon name="thumbs-down" label="Against it:" /%} everyone shares the speed',
    },
  ],
});

export interface ContentIconModel {
  readonly name: AttributeValue['icon'];
  /** The text alternative if the icon replaces a word; undefined if it accompanies a word. */
  readonly label: string | undefined;
}
