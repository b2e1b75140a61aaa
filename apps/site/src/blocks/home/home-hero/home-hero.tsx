import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Receipt } from '#price/receipt.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { HomeHeroModel } from './hero-model.ts';

interface HomeHeroProps extends HomeHeroModel {
  readonly children?: ReactNode;
}

/** The top of the home page, with its only h1. The question comes first; on wide screens the receipt is beside it. */
export function HomeHero({ headline, ask, note, chips, receipt, children }: HomeHeroProps) {
  const t = useTranslations('blocks.homeHero');
  const question = useId();
  return (
    <section className="hero">
      <div>
        <h1 className="page-title">{headline}</h1>
        {children && <div className="hero-lede">{children}</div>}
        {chips.length > 0 && (
          <nav aria-labelledby={question}>
            <div className="hero-ask">
              <h2 id={question}>{ask}</h2>
              <p>{note}</p>
            </div>
            <ul className="need-chips">
              {chips.map(({ id, icon, text, href }) => (
                <li key={id}>
                  <a href={href} className="need-chip">
                    <Icon name={icon} />
                    <span>{text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {receipt && (
        <div className="hero-receipt">
          {/* The receipt shows the effect of a renewal; a coupon code would turn it into an advertisement. */}
          <Receipt {...receipt} coupon={undefined}>
            {receipt.tool && <a href={receipt.tool}>{t('receipt')}</a>}
          </Receipt>
        </div>
      )}
    </section>
  );
}
