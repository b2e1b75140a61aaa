import { ProviderMark } from '../mark/provider-mark.tsx';
import type { PairLink } from './pair-links.ts';

/** Comparisons to go to, each by both marks and its name. */
export function PairPills({ links }: { readonly links: readonly PairLink[] }) {
  return (
    <ul className="pills">
      {links.map(({ faces, href }) => (
        <li key={href}>
          <a href={href} className="pill">
            {faces.map(({ id, mark }) => (
              <ProviderMark key={id} mark={mark} size={24} />
            ))}
            <span>{faces.map(({ name }) => name).join(' – ')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
