import { useTranslations } from 'use-intl/react';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { AddProvider, type ProviderStep } from './add-provider.tsx';
import type { Contender } from './contender.ts';

/** The ids of the sections of a comparison, in order. */
export const pairSections = ['six', 'groups', 'cost', 'needs', 'differences'] as const;
export const selectionSections = ['six', 'groups', 'differences'] as const;
type Section = (typeof pairSections)[number];

interface VersusBarProps {
  readonly contenders: readonly Contender[];
  readonly sections: readonly Section[];
  readonly steps: readonly ProviderStep[];
}

/**
 * The bar that stays in view on a long page: the compared providers with their scores, and links to all sections. The links
 * are a row on wide screens, and a sheet behind a button on narrow ones.
 */
export function VersusBar({ contenders, sections, steps }: VersusBarProps) {
  const t = useTranslations('comparison.spine');
  const links = sections.map((id) => (
    <a key={id} href={`#${id}`}>
      {t(id)}
    </a>
  ));
  return (
    <div className="versus-bar">
      <ul className="versus-faces">
        {contenders.map(({ badge, rank: standing }) => (
          <li key={badge.id}>
            <ProviderMark mark={badge.mark} size={28} />
            <span className="sr-only">{badge.name}: </span>
            <b>{standing.score?.valueText ?? '–'}</b>
          </li>
        ))}
      </ul>
      <nav className="versus-tabs" aria-label={t('sections')}>
        {links}
      </nav>
      <button
        type="button"
        popoverTarget="sections"
        className="versus-button versus-list"
        aria-label={t('sections')}
      >
        <Icon name="list" className="size-5" />
      </button>
      <nav id="sections" popover="auto" className="versus-sheet" aria-label={t('sections')}>
        {links}
      </nav>
      <AddProvider steps={steps} count={contenders.length} />
    </div>
  );
}
