import { FactSource } from '../fact/fact.tsx';
import type { NamedFactView } from './named-fact-model.ts';
import { Named } from './provider-mark.tsx';

interface NamedFactProps extends NamedFactView {
  /** The page about the provider, where its name is a link. */
  readonly href?: string | undefined;
}

/** Mark and name, and behind them the word for who says it. */
export function NamedFact({ face, href, ...fact }: NamedFactProps) {
  return (
    <>
      <Named face={face} size={24} href={href} />
      <FactSource {...fact} />
    </>
  );
}
