import type { NavigationLink } from '../layout-props.ts';

/** Columns of links to pages of the site that are not in the menu. */
export function FooterColumns({ groups }: { readonly groups: readonly NavigationLink[] }) {
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
      {groups.map(({ label, children = [] }, index) => (
        <nav key={label} aria-labelledby={`footer-${index}`}>
          <h2 id={`footer-${index}`} className="mb-2 text-16 font-head">
            {label}
          </h2>
          <ul>
            {children.map((link) => (
              <li key={link.label}>
                <a
                  href={link.to ?? link.href}
                  className="footer-link inline-block py-1.5 text-16 leading-140"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
