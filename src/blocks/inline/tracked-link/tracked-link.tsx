import { LinkTerms } from './link-terms.tsx';
import type { TrackedLinkModel } from './select.ts';

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
