import { SourceMark } from '#ui/primitives/source-mark.tsx';
import type { FactSource } from './select.ts';

interface MarkedProps {
  readonly text: string;
  readonly source: FactSource | undefined;
}

/** Words with the mark of their source. The mark stays on the line of the last word. */
export function Marked({ text, source }: MarkedProps) {
  if (!source) return text;
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        <SourceMark mark={source.mark} label={source.label} href={source.url} />
      </span>
    </>
  );
}
