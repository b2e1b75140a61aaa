import { HeadingLink } from '#ui/primitives/heading-link/heading-link.tsx';
import type { ReviewSection } from './review-sections.tsx';

export function Section({ id, heading, note, content, variant }: ReviewSection) {
  return (
    <section className={variant === 'half' ? 'entry entry-wide review-half' : 'entry entry-wide'}>
      <div className={variant === 'unnamed' ? 'sr-only' : 'entry-side'}>
        <h2 id={id}>
          <HeadingLink id={id}>{heading}</HeadingLink>
        </h2>
        {note !== undefined && <p>{note}</p>}
      </div>
      <div className="entry-main">{content}</div>
    </section>
  );
}
