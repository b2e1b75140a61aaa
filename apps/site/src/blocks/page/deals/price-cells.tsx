import { screenReaderOnly } from '@vpn-site/core/i18n/rich-text.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import type { TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import type { ProviderBadge } from '#evidence/mark/provider-badge.ts';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { Icon } from '#ui/icons/icon.tsx';

interface PlanCellsProps {
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  readonly plan: string;
  readonly link: TrackedLinkModel;
}

/** The first cell of a price row: provider, plan and, if a country blocks the provider, its chip. */
export function PlanCell({
  face,
  review,
  plan,
  link,
  children,
}: PlanCellsProps & { readonly children?: ReactNode }) {
  return (
    <th scope="row" className="price-name">
      <span className="named">
        <ProviderMark mark={face.mark} size={28} />
        <span>
          {review === undefined ? face.name : <a href={review}>{face.name}</a>}
          <small>{plan}</small>
          {children}
          <OrderChip chip={link.orderChip} isShort />
        </span>
      </span>
    </th>
  );
}

/** The last cell of a price row. A paid link says so under its button. */
export function VisitCell({ face, link }: Pick<PlanCellsProps, 'face' | 'link'>) {
  const t = useTranslations('dataPages.deals');
  return (
    <td className="price-visit">
      <a href={link.href} rel={link.rel} className="button button-line">
        {t.rich('visit', { provider: face.name, hidden: screenReaderOnly })}
        <Icon name="arrow-out" className="size-4" />
      </a>
      {link.isPaid && (
        <small>
          <LinkTerms isPaid plain={link.plain} />
        </small>
      )}
    </td>
  );
}
