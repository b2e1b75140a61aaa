import type { ReviewLink } from './links-model.ts';

export function LinksSection({ links }: { readonly links: readonly ReviewLink[] }) {
  return (
    <ul className="review-links">
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
