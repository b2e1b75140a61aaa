import { useTranslations } from 'use-intl/react';
import type { MiniGridView } from './playback.ts';
import { PlaybackWords } from './playback-words.tsx';
import { ServiceMark } from './service-mark.tsx';

/** The services that a provider unblocks, one cell each. On narrow screens service names are visible only to screen readers. */
export function MiniGrid({ cells }: Pick<MiniGridView, 'cells'>) {
  const t = useTranslations('streaming');
  return (
    <ul className="mini-grid" aria-label={t('miniGrid')}>
      {cells.map((cell) => (
        <li key={cell.service.id} className={`playback-${cell.tone}`}>
          <span className="mini-service">
            <ServiceMark {...cell.service} />
            <span>{cell.service.name}</span>
          </span>
          <PlaybackWords {...cell} />
        </li>
      ))}
    </ul>
  );
}
