import { useTranslations } from 'use-intl/react';
import type { TrackedLinkModel } from './tracked-link.block.ts';

/** A link to a provider in running text. Standing alone in a body, it takes a line of its own. */
export function TrackedLink({ href, rel, label, isPaid, plain }: TrackedLinkModel) {
  return (
    <span className="alone-in-prose">
      <a href={href} rel={rel}>
        {label}
      </a>{' '}
      <span className="text-14 text-muted">
        (<LinkTerms isPaid={isPaid} plain={plain} />)
      </span>
    </span>
  );
}

interface LinkTermsProps extends Pick<TrackedLinkModel, 'isPaid' | 'plain'> {
  /** By itself it speaks in sentences; in brackets behind a link, in a few words. */
  readonly isNote?: boolean;
}

/** Whether anyone pays for the link before it, and the way around us. Goes wherever a tracked link goes. */
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
