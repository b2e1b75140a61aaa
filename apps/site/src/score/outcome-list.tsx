import { drawingOf, SignDrawing } from '#ui/primitives/sign/sign.tsx';
import { CitedSentence } from '#ui/primitives/source-mark/source-mark.tsx';
import type { Outcome } from './outcome-model.ts';

/** Outcomes, each with an icon that shows whether it is good or bad for the reader. */
export function OutcomeList({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  if (outcomes.length === 0) return null;
  return (
    <ul className="outcomes">
      {outcomes.map(({ criterion, tone, words, mark }) => (
        <li key={criterion} className={`sign-${tone}`}>
          <SignDrawing kind={drawingOf('value', tone)} />
          <span>
            <CitedSentence text={words} mark={mark} />
          </span>
        </li>
      ))}
    </ul>
  );
}
