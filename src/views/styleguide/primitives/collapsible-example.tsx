import { Collapsible } from '#ui/primitives/collapsible/collapsible.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Collapsible',
  draw: () => (
    <Collapsible label="3 more sources">
      <p>What was kept behind the words.</p>
    </Collapsible>
  ),
};
