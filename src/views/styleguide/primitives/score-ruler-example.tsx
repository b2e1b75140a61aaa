import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

const others = [4.1, 5.6, 6.2, 7.4];

export const example: PrimitiveExample = {
  name: 'Score ruler',
  draw: () => (
    <div className="max-w-80 space-y-3">
      <ScoreRuler
        value={8.3}
        others={others}
        isFirst
        label="The pick: 8.3 of 10; the others from 4.1 to 7.4"
      />
      <ScoreRuler value={6.2} others={others} label="6.2 of 10; the others from 4.1 to 7.4" />
    </div>
  ),
};
