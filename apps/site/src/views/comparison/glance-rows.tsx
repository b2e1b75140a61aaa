import { useTranslations } from 'use-intl/react';
import type { ProviderBadge } from '#evidence/mark/provider-badge.ts';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { GlanceRow, GlanceRowsModel, TopicCell } from './glance-rows-model.ts';

/** Price, privacy, streaming, speed, devices, apps: which provider is better at each, and where there is no clear difference. */
export function GlanceRows({ badges, rows, summary }: GlanceRowsModel) {
  const t = useTranslations('comparison.six');
  return (
    <SideHead id="six" heading={t('heading')} note={summary} isWide>
      <table className={`six-things six-things-${badges.length}`}>
        <caption className="sr-only">{t('heading')}</caption>
        <ProviderColumnHeads faces={badges} corner={t('thing')} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </tbody>
      </table>
    </SideHead>
  );
}

/** The provider names above the columns of a table. */
export function ProviderColumnHeads({
  faces: badges,
  corner,
}: {
  readonly faces: readonly ProviderBadge[];
  readonly corner: string;
}) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{corner}</span>
        </th>
        {badges.map((badge) => (
          <th key={badge.id} scope="col">
            <ProviderLabel badge={badge} size={24} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

const icons = {
  price: 'tag',
  privacy: 'shield',
  streaming: 'movie',
  speed: 'lightning',
  devices: 'apps-grid',
  apps: 'download-cloud',
} as const;

function Row({ id, label, about, verdict, cells }: GlanceRow) {
  return (
    <tr>
      <th scope="row">
        <span className="six-name">
          <Icon name={icons[id]} className="size-5 text-muted" />
          {label}
        </span>
        {verdict !== undefined && <b className="six-verdict">{verdict}</b>}
        <small>{about}</small>
      </th>
      {cells.map((cell) => (
        <Cell key={cell.provider} {...cell} />
      ))}
    </tr>
  );
}

function Cell({ provider, text, note, mark, isKnown, isBest }: TopicCell) {
  const t = useTranslations('comparison.six');
  return (
    <td data-label={provider} className={isBest ? 'thing-best' : isKnown ? undefined : 'thing-unknown'}>
      {isBest && (
        <>
          <Icon name="check-circle" className="thing-tick" />
          <span className="sr-only">{t('better')}: </span>
        </>
      )}
      <span>
        <CitedText text={text} mark={mark} />
        {note !== undefined && <small>{note}</small>}
      </span>
    </td>
  );
}
