import { Icon } from '#ui/icons/icon.tsx';
import type { NavigationLink } from '../layout-props.ts';

/** The links of the footer in columns. On phones they are in folds; on wide screens they are open. */
export function FooterColumns({ groups }: { readonly groups: readonly NavigationLink[] }) {
  return (
    <div className="footer-columns">
      {groups.map(({ label, children = [] }, index) => (
        <nav key={label} aria-labelledby={`footer-${index}`}>
          <details className="footer-group">
            <summary>
              <h2 id={`footer-${index}`} className="text-16 font-head">
                {label}
              </h2>
              <Icon name="chevron-down" className="chevron size-4 text-faint" />
            </summary>
            <ul>
              {children.map((link) => (
                <li key={link.label}>
                  <a href={link.to ?? link.href} className="footer-link">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
      ))}
    </div>
  );
}
