import { FactSource } from '../fact/fact.tsx';
import type { NamedFactView } from './named-fact-model.ts';
import { ProviderLabel } from './provider-mark.tsx';

interface NamedFactProps extends NamedFactView {
  /** The page about the provider; the name links to it. */
  readonly href?: string | undefined;
}

/** The provider's mark and name, followed by the source. */
export function NamedFact({ badge, href, ...fact }: NamedFactProps) {
  return (
    <>
      <ProviderLabel badge={badge} size={24} href={href} />
      <FactSource {...fact} />
    </>
  );
}
