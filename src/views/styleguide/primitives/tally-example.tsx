import { Tally } from '#ui/primitives/tally/tally.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Tally',
  draw: () => (
    <Tally
      strokes={[
        { count: 3, strength: 5 },
        { count: 14, strength: 3 },
        { count: 6, strength: 1 },
        { count: 4, strength: 0 },
      ]}
      label="23 of 27 known"
    >
      <b>23 of 27 known.</b> The taller the stroke, the stronger the evidence.
    </Tally>
  ),
};
