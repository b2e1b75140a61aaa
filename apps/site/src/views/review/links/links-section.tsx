import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import type { ComparisonLink } from './links-model.ts';

export function LinksSection({ links }: { readonly links: readonly ComparisonLink[] }) {
  return (
    <ul className="compare-links">
      {links.map(({ badge, href }) => (
        <li key={href}>
          <a href={href}>
            <ProviderLabel badge={badge} size={28} />
          </a>
        </li>
      ))}
    </ul>
  );
}
