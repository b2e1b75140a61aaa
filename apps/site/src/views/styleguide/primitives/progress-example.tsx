import { Progress } from '#ui/primitives/progress/progress.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Progress',
  render: () => (
    <div className="max-w-80 space-y-2">
      <Progress value={92} label="92 of 100" />
      <Progress value={1} max={4} label="1 of 4" />
    </div>
  ),
};
