import { OutOfDate } from '#ui/primitives/out-of-date/out-of-date.tsx';
import { CitedSentence } from '#ui/primitives/source-mark/source-mark.tsx';
import type { CountryFactView } from '../card/country-evidence.ts';

interface CitedFactProps extends Pick<CountryFactView, 'mark' | 'stale'> {
  readonly text: string;
}

/** A fact about a country with its source, and a label if it is out of date. */
export function CitedFact({ text, mark, stale }: CitedFactProps) {
  return (
    <>
      <CitedSentence text={text} mark={mark} />
      {stale !== undefined && (
        <>
          {' '}
          <OutOfDate>{stale}</OutOfDate>
        </>
      )}
    </>
  );
}
