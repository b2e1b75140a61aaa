import { DottedLines } from '#ui/primitives/dotted-lines/dotted-lines.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'DottedLines',
  render: () => (
    <div className="max-w-80">
      <DottedLines
        lines={[
          { id: 'today', label: 'Charged today', detail: 'for 24 months', value: '$83.76' },
          { id: 'refund', label: 'Refund window', value: '30 days' },
        ]}
        total={{ id: 'total', label: '36 months', value: '$167.64' }}
      />
    </div>
  ),
};
