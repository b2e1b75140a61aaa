import { Sourced } from '../evidence/sourced.tsx';
import type { FactSource } from './select.ts';

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
