import { Icon } from '#ui/icons/icon.tsx';
import { Tooltip } from '#ui/primitives/tooltip/tooltip.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Tooltip',
  draw: () => (
    <p className="flex gap-6">
      <Tooltip text="The share of a score’s weight that rests on known facts.">
        Coverage <Icon name="info" className="inline size-4" />
      </Tooltip>
      <Tooltip text="How often the place stays when the weights change.">
        Stability <Icon name="info" className="inline size-4" />
      </Tooltip>
    </p>
  ),
};
