import { useTranslations } from 'use-intl/react';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { AddProvider, type ProviderStep } from './add-provider.tsx';
import type { Contender } from './contender.ts';

/** The sections of a comparison, in their order. */
export const pairSections = ['six', 'groups', 'cost', 'needs', 'differences'] as const;
export const selectionSections = ['six', 'groups', 'differences'] as const;
type Section = (typeof pairSections)[number];

interface VersusBarProps {
  readonly contenders: readonly Contender[];
  /** By their ids. */
  readonly sections: readonly Section[];
  readonly steps: readonly ProviderStep[];
}

/**
 * What stays in view of a long page: who is compared, how they score, and the way to every section. Sections are a row
 * where there is room, and a sheet behind a button where there is none.
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
        {contenders.map(({ face, standing }) => (
          <li key={face.id}>
            <ProviderMark mark={face.mark} size={28} />
            <span className="sr-only">{face.name}: </span>
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
