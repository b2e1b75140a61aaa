import { useTranslations } from 'use-intl/react';
import type { LayoutProps } from './layout-props.ts';
import { Logo } from './logo.tsx';

export function HomeLink({ siteName, mark, homePath }: Pick<LayoutProps, 'siteName' | 'mark' | 'homePath'>) {
  const t = useTranslations('header');
  return (
    <a href={homePath} className="flex min-h-11 items-center gap-2.5">
      <Logo title={siteName} mark={mark} />
      <span
        aria-hidden="true"
        className="font-display text-20 font-semibold tracking-display whitespace-nowrap"
      >
        {siteName}
      </span>
      <span className="sr-only">{t('home')}</span>
    </a>
  );
}
