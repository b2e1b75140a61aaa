import { useTranslations } from 'use-intl/react';
import type { LayoutProps } from './layout-props.ts';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';

export function Header({ siteName, homePath, menu }: Pick<LayoutProps, 'siteName' | 'homePath' | 'menu'>) {
  const t = useTranslations('header');
  return (
    <header className="border-b-4 border-double border-rule">
      <div className="mx-auto flex max-w-wide flex-wrap items-center justify-between gap-x-8 gap-y-2 px-5 py-4 lg:px-8">
        <a href={homePath} className="flex items-center gap-3">
          <Logo title={siteName} />
          <span aria-hidden="true" className="font-display text-20 font-semibold">
            {siteName}
          </span>
          <span className="sr-only">{t('home')}</span>
        </a>
        <MainNavigation label={t('main')} items={menu} />
      </div>
    </header>
  );
}
