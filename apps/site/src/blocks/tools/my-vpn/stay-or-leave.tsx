import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { RenderedTile } from '#ui/primitives/tile/rendered-tile.tsx';
import type { TileLook } from '#ui/primitives/tile/tile-look.ts';
import type { OwnPlan, StayOrLeave } from './my-dates.ts';
import { stayMonths } from './my-vpn-data.ts';

interface StayOrLeaveProps extends StayOrLeave {
  readonly own: OwnPlan;
}

/** The cost of staying beside that of two others, for the same time. */
export function StayOrLeaveCards({ own, from, amount, detail, others, cheapest }: StayOrLeaveProps) {
  const t = useTranslations('myVpn');
  const locale = useLocale();
  const { provider } = own;
  const verdict =
    cheapest === undefined || cheapest === 'stay'
      ? t(cheapest === 'stay' ? 'verdict.stay' : 'verdict.open')
      : t('verdict.leave', { name: cheapest.name, amount: cheapest.amount, stay: amount ?? '' });
  return (
    <section>
      <h2>{t('stayOrLeave')}</h2>
      <p className="my-vpn-verdict">{verdict}</p>
      <p className="my-vpn-note">{t('period', { count: stayMonths, day: formatDay(from, locale) })}</p>
      <ul className="my-vpn-choices">
        <Choice {...provider} label={t('stay')} amount={amount} detail={detail} />
        {others.map((other) => (
          <Choice key={other.id} {...other} comparison={other.comparisons[provider.id]} />
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly tile: TileLook;
  readonly label: string;
  readonly score: string;
  readonly drawback: string | undefined;
  readonly review: string | undefined;
  readonly comparison?: string | undefined;
  readonly amount: string | undefined;
  readonly detail: string;
}

function Choice(props: ChoiceProps) {
  const { name, tile, label, score, drawback, review, comparison, amount, detail } = props;
  const t = useTranslations('myVpn');
  return (
    <li>
      <p className="my-vpn-label">{label}</p>
      <h3>
        <RenderedTile {...tile} size={40} />
        {review === undefined ? name : <a href={review}>{name}</a>}
      </h3>
      <p className="my-vpn-amount">
        {amount ?? t('noTotal')} {detail !== '' && <small>{detail}</small>}
      </p>
      <p>{t('score', { score })}</p>
      {drawback !== undefined && <p>{drawback}</p>}
      {comparison !== undefined && <a href={comparison}>{t('compare')}</a>}
    </li>
  );
}
