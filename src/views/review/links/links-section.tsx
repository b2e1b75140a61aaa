import type { ReviewLink } from './links-model.ts';

export function LinksSection({ links }: { readonly links: readonly ReviewLink[] }) {
  return (
    <ul className="link-list">
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
