import { useTranslations } from 'use-intl/react';
import { isPlainClick } from '#ui/scripts/plain-click.ts';

interface ProfileChipsProps {
  readonly chips: readonly {
    readonly id: string;
    readonly label: string;
    readonly href: string;
    readonly isChosen: boolean;
  }[];
  readonly onChoose: (id: string) => void;
}

/** Where to start from. Links, because each is an address of its own; a script answers them in place. */
export function ProfileChips({ chips, onChoose }: ProfileChipsProps) {
  const t = useTranslations('yourRanking');
  return (
    <nav className="own-profiles" aria-label={t('start')}>
      <span aria-hidden="true" className="label">
        {t('start')}
      </span>
      <ul>
        {chips.map(({ id, label, href, isChosen }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={isChosen ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onChoose(id);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
