import { Bars } from '#ui/primitives/bars/bars.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Bars',
  render: () => (
    <div className="max-w-96">
      <Bars
        bars={[
          { id: 'trust', label: 'Trust', value: 0.91, text: '9.1' },
          { id: 'held', label: 'Held against another value', value: 0.4, text: '4.0', mark: 0.6 },
          { id: 'unknown', label: 'Nothing known', value: undefined, text: '–' },
        ]}
      />
    </div>
  ),
};
