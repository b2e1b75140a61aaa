import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ProviderBadge } from '#evidence/mark/provider-badge.ts';
import { ProviderLabel, ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { GlanceRow, GlanceRowsModel, TopicCell } from './glance-rows-model.ts';

interface GlanceRowsProps extends GlanceRowsModel {
  /**
   * The scores of three or four providers, which stay in view with the names. For two providers, the first sentences have
   * the scores.
   */
  readonly scores?: readonly (string | undefined)[] | undefined;
  /** The last row, one cell per provider. */
  readonly foot?: readonly ReactNode[] | undefined;
}

/**
 * Rows for bill, proof, owner, streaming, devices and record: which provider is better, or that there is no clear
 * difference.
 */
export function GlanceRows({ badges, rows, rest, scores, foot }: GlanceRowsProps) {
  const t = useTranslations('comparison.six');
  return (
    <SideHead id="glance" heading={t('heading')} isWide>
      <table className={`glance glance-${badges.length}`}>
        <caption className="sr-only">{t('heading')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('thing')}</span>
            </th>
            {badges.map((badge, at) => (
              <th key={badge.id} scope="col">
                {scores ? (
                  <>
                    <span className="glance-score">
                      <ProviderMark mark={badge.mark} size={28} />
                      <b>{scores[at] ?? '–'}</b>
                    </span>
                    {badge.name}
                  </>
                ) : (
                  <ProviderLabel badge={badge} size={24} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <td />
              {badges.map(({ id, name }, at) => (
                <td key={id} data-label={name}>
                  {foot[at]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {rest.length > 0 && <p className="glance-rest">{rest.join(' ')}</p>}
    </SideHead>
  );
}

/** The provider names above the columns of a table. */
export function ProviderColumnHeads({
  badges,
  corner,
}: {
  readonly badges: readonly ProviderBadge[];
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
  price: 'receipt',
  privacy: 'file-check',
  owner: 'briefcase',
  streaming: 'tv',
  devices: 'apps-grid',
  record: 'clock',
} as const;

function Row({ id, label, about, verdict, cells }: GlanceRow) {
  return (
    <tr>
      <th scope="row">
        <span className="glance-name">
          <Icon name={icons[id]} className="size-4 text-muted" />
          {label}
        </span>
        {about !== '' && <small>{about}</small>}
        {verdict !== undefined && <span className="glance-verdict">{verdict}</span>}
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
    <td data-label={provider} className={isBest ? 'glance-best' : isKnown ? undefined : 'glance-unknown'}>
      {isBest && (
        <>
          <Icon name="check" className="glance-tick" />
          <span className="sr-only">{t('better')}: </span>
        </>
      )}
      <CitedText text={text} mark={mark} />
      {note !== undefined && <small>{note}</small>}
    </td>
  );
}
