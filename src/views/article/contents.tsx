import type { Section } from '#blocks/table-of-contents.ts';

interface ContentsProps {
  readonly label: string;
  readonly sections: readonly Section[];
}

/** Above the text on a phone, beside it from lg on. */
export function Contents({ label, sections }: ContentsProps) {
  if (sections.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-8 lg:order-last">
      <p className="font-display text-18 font-semibold">{label}</p>
      <ul className="mt-2 space-y-2 text-muted">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="hover:text-link hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
