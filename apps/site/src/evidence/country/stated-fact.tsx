import { OutOfDate } from '#ui/primitives/out-of-date/out-of-date.tsx';
import { CitedSentence } from '#ui/primitives/source-mark/source-mark.tsx';
import type { CountryFactView } from '../card/country-evidence.ts';

interface StatedFactProps extends Pick<CountryFactView, 'mark' | 'stale'> {
  readonly text: string;
}

/** What a source says of a country, with who says so, and that it is too old where it is. */
export function StatedFact({ text, mark, stale }: StatedFactProps) {
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
