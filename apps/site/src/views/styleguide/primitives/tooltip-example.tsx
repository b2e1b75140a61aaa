import { Icon } from '#ui/icons/icon.tsx';
import { Tooltip } from '#ui/primitives/tooltip/tooltip.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Tooltip',
  render: () => (
    <p className="flex gap-6">
      <Tooltip text="How much of the score rests on evidence.">
        Confidence <Icon name="info" className="inline size-4" />
      </Tooltip>
      <Tooltip text="What the score would be if everything not shown turned out well.">
        Possible score <Icon name="info" className="inline size-4" />
      </Tooltip>
    </p>
  ),
};
