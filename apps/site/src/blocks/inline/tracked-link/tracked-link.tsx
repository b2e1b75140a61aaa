import { useTranslations } from 'use-intl/react';
import { OrderChip } from './order-chip.tsx';
import type { TrackedLinkModel } from './tracked-link.block.ts';

/** A link to a provider in prose. Outside of paragraphs, it has its own line. */
export function TrackedLink({ href, rel, label, isPaid, plain, orderChip }: TrackedLinkModel) {
  return (
    <span className="alone-in-prose">
      <a href={href} rel={rel}>
        {label}
      </a>{' '}
      <span className="text-14 text-muted">
        (<LinkTerms isPaid={isPaid} plain={plain} />)
      </span>{' '}
      <OrderChip chip={orderChip} />
    </span>
  );
}

interface LinkTermsProps extends Pick<TrackedLinkModel, 'isPaid' | 'plain'> {
  /**
   * Whether the terms are full sentences that make sense on their own, instead of a few words in parentheses after a link.
   */
  readonly isNote?: boolean;
}

/** States whether the link before it is paid, and offers a direct link. It must accompany every tracked link. */
export function LinkTerms({ isPaid, plain, isNote = false }: LinkTermsProps) {
  const t = useTranslations('blocks.trackedLink');
  const link = (
    <a href={plain.href} rel="nofollow noopener" className="underline">
      {plain.host}
    </a>
  );
  if (isNote) return t.rich(isPaid ? 'paidNote' : 'unpaidNote', { plain: () => link });
  return t.rich(isPaid ? 'paid' : 'unpaid', { plain: () => link });
}
