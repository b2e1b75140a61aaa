import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { MiniGrid } from '#evidence/streaming/mini-grid.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { MainDrawback } from '#score/outcome.tsx';
import { PinBox } from '#shortlist/pin-box.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { PickRole, PickView } from './picks.ts';

interface PickCardProps {
  readonly pick: PickView;
  /** The author's sentence. Without it, the card shows the main strengths. */
  readonly children?: ReactNode;
}

/** A pick with its role, provider, reason, main drawback, price and rule. */
export function PickCard({ pick, children }: PickCardProps) {
  const t = useTranslations('answer');
  const { role, face, review, why, services, price, link } = pick;
  return (
    <article className={services ? 'pick-card pick-wide' : 'pick-card'}>
      <div className="pick-head">
        <ProviderMark mark={face.mark} size={40} />
        <p className="pick-role">
          <RoleIcon role={role} />
          {role.label}
        </p>
        <h3>{review === undefined ? face.name : <a href={review}>{face.name}</a>}</h3>
        <PinBox provider={face.id} name={face.name} />
        <OrderChip chip={link.orderChip} />
      </div>
      {children ?? <p>{why}</p>}
      {services?.isTested && <MiniGrid cells={services.cells} />}
      {pick.mainDrawback && <MainDrawback {...pick.mainDrawback} />}
      <div className="pick-foot">
        <PriceLine line={price} />
        <a
          href={link.href}
          rel={link.rel}
          aria-label={link.label}
          className="button button-line button-small"
        >
          {t('visitCard')}
          <Icon name="arrow-out" className="size-4" />
        </a>
      </div>
      <p className="pick-rule">{role.rule}</p>
      {link.isPaid && (
        <p className="pick-terms">
          <LinkTerms isPaid plain={link.plain} isNote />
        </p>
      )}
    </article>
  );
}

/** Icons of the roles. A role without one gets the default. */
const roleIcons: Readonly<Partial<Record<string, ComponentProps<typeof Icon>['name']>>> = {
  cheapest: 'tag',
  'knows-least': 'shield',
  'most-devices': 'apps-grid',
  free: 'gift',
  watching: 'tv',
};

/** The icon of a role; the default is a trophy. */
export function RoleIcon({ role }: { readonly role?: Pick<PickRole, 'id'> }) {
  return <Icon name={roleIcons[role?.id ?? ''] ?? 'trophy'} className="size-4" />;
}
