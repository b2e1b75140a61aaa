import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Disclosure',
  render: () => (
    <Disclosure variant="line" label="3 more sources">
      <p>What was kept behind the words.</p>
    </Disclosure>
  ),
};
