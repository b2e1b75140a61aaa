import type { FactSource } from './inline-fact-model.ts';
import { Sourced } from './sourced.tsx';

interface MarkedProps {
  readonly text: string;
  readonly source: FactSource | undefined;
}

/** Words with the mark of their source, or the words alone where nobody says so. */
export function Marked({ text, source }: MarkedProps) {
  if (!source) return text;
  const { url, ...mark } = source;
  return <Sourced text={text} mark={{ ...mark, href: url }} />;
}
