import { SourceMark, type SourceMarkProps } from '#ui/primitives/source-mark/source-mark.tsx';

interface SourcedProps {
  readonly text: string;
  readonly mark?: SourceMarkProps | undefined;
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

interface MarkedProps {
  readonly text: string;
  readonly source: SourceMarkProps | undefined;
}

/** Words with the mark of their source, or the words alone where nobody says so. */
export function Marked({ text, source }: MarkedProps) {
  return source ? <Sourced text={text} mark={source} /> : text;
}
