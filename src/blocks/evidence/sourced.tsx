import { SourceMark } from '#ui/primitives/source-mark.tsx';
import type { MarkView } from './cell-view.ts';

interface SourcedProps {
  readonly text: string;
  readonly mark?: MarkView | undefined;
}

/** Words and the mark that leads to who says so. The mark stays with the last word, never on a line of its own. */
export function Sourced({ text, mark }: SourcedProps) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        {mark && <SourceMark {...mark} />}
      </span>
    </>
  );
}
