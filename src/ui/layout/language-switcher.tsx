import type { LanguageLink } from './layout-props.ts';

interface LanguageSwitcherProps {
  readonly label: string;
  readonly current: string;
  readonly languages: readonly LanguageLink[];
}

export function LanguageSwitcher({ label, current, languages }: LanguageSwitcherProps) {
  return (
    <nav aria-label={label} data-language-switch="">
      <ul className="flex gap-2">
        {languages.map(({ locale, href, code }) => (
          <li key={locale}>
            <a
              href={href}
              hrefLang={locale}
              aria-current={locale === current ? 'page' : undefined}
              className="block rounded-md border border-line px-3 py-2 font-semibold aria-[current=page]:bg-rule aria-[current=page]:text-page"
            >
              {code}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
