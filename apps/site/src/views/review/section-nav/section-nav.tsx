import { useTranslations } from 'use-intl/react';
import type { TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import type { ProviderBadge } from '#evidence/mark/provider-badge.ts';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { PriceLine } from '#price/price-line.tsx';
import type { PriceLine as Price } from '#price/price-line-model.ts';
import { ScoreNumber } from '#score/score.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';

interface SectionNavProps {
  readonly badge: ProviderBadge;
  readonly score: string | undefined;
  /** The price and link; undefined for a provider that no longer exists. */
  readonly price: Price | undefined;
  readonly link: TrackedLinkModel | undefined;
  /** All sections, by the id of their heading and a short title. */
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

const listId = 'on-this-page';

/**
 * The section navigation, which stays in view on a long page: the provider and the sections. On wide screens it is a column
 * next to the page, on others a bar above it with a popover list. In browsers without popovers, the list is below the bar.
 */
export function SectionNav({ badge, score, price, link, entries }: SectionNavProps) {
  const t = useTranslations('review.spine');
  return (
    <aside className="spine" aria-label={t('label', { provider: badge.name })}>
      <div className="spine-head">
        <ProviderMark mark={badge.mark} size={40} />
        <b className="spine-name">{badge.name}</b>
        {score !== undefined && <ScoreNumber value={score} />}
        {price && <PriceLine line={price} />}
        <div className="spine-go">
          <button
            type="button"
            popoverTarget={listId}
            aria-label={t('sections')}
            className="button button-line spine-open"
          >
            <Icon name="list" />
          </button>
          {link && (
            <ButtonLink href={link.href} rel={link.rel} kind="line">
              {t('visit')}
              <Icon name="arrow-out" className="size-4" />
            </ButtonLink>
          )}
        </div>
        {link?.isPaid && <p className="spine-paid">{t('paid')}</p>}
      </div>
      <nav id={listId} popover="auto" aria-label={t('sections')} className="spine-list">
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  );
}
