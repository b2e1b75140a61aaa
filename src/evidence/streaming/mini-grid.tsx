import { useTranslations } from 'use-intl/react';
import { SignDrawing } from '#ui/primitives/sign/sign.tsx';
import type { MiniGridView, Playback } from './playback.ts';
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

/** Sign, word and count; in narrow cells the short form is seen and the words are heard. */
export function PlaybackWords({ sign, word, count, short }: Playback) {
  return (
    <span className="playback">
      <SignDrawing kind={sign} />
      <span className="playback-words">
        {word} {count !== undefined && <span className="whitespace-nowrap">{count}</span>}
      </span>
      <span className="playback-short" aria-hidden="true">
        {short}
      </span>
    </span>
  );
}
