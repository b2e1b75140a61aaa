import { useTranslations } from 'use-intl/react';
import type { MiniGridView } from './playback.ts';
import { PlaybackWords } from './playback-words.tsx';
import { ServiceMark } from './service-mark.tsx';

/** What a provider opens: a cell for each service. Where there is little room the names of services are only spoken. */
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
