import type { ReactNode } from 'react';

/** What the shell draws. It knows links and words, nothing of where they come from. */
export interface NavigationLink {
  readonly label: string;
  /** A registered icon; any other name draws nothing. */
  readonly icon?: string;
  readonly to?: string;
  readonly href?: string;
  readonly children?: readonly NavigationLink[];
}

export interface LanguageLink {
  readonly locale: string;
  readonly href: string;
  readonly code: string;
}

export interface LayoutProps {
  readonly siteName: string;
  readonly homePath: string;
  readonly currentLocale: string;
  readonly menu: readonly NavigationLink[];
  readonly languages: readonly LanguageLink[];
  readonly disclosure: string;
  readonly currentYear: number;
  readonly children?: ReactNode;
}
