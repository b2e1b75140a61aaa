import { ProviderMark } from '../mark/provider-mark.tsx';
import type { PairLink } from './pair-links.ts';

/** Links to comparisons, each with both provider marks and its title. */
export function PairPills({ links }: { readonly links: readonly PairLink[] }) {
  return (
    <ul className="pills">
      {links.map(({ badges: faces, href }) => (
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
