import type { ReactNode } from 'react';
import type { OwnMark } from '../ui/brand/mark.tsx';
import type { TileProps } from '../ui/primitives/tile/tile.tsx';

/** What the shell draws. It knows links and words, nothing of where they come from. */
export interface NavigationLink {
  readonly label: string;
  readonly description?: string;
  /** A registered icon; any other name draws nothing. */
  readonly icon?: string;
  readonly to?: string;
  readonly href?: string;
  /** Drawn in place of an icon. */
  readonly marks?: readonly Omit<TileProps, 'size'>[];
  /** A figure about it, at the end of its line. */
  readonly score?: string;
  readonly children?: readonly NavigationLink[];
  /** Where everything of a group is listed: stands last, apart. */
  readonly all?: NavigationLink;
}

export interface LanguageLink {
  readonly locale: string;
  readonly href: string;
  readonly code: string;
  readonly name: string;
}

/** A day for machines and in words. */
export interface WrittenDay {
  readonly day: string;
  readonly words: string;
}

export interface DatelineProps {
  /** When a source was last read, and when a price was last seen. */
  readonly checked: WrittenDay | undefined;
  readonly captured: WrittenDay | undefined;
  /** How many facts are out of date, and where they are listed. */
  readonly outOfDate?: { readonly count: number; readonly path: string } | undefined;
}

export interface LegendEntry {
  readonly mark: string;
  readonly label: string;
}

export interface LayoutProps {
  readonly siteName: string;
  /** The owner's logo; without one, that of the project. */
  readonly mark: OwnMark | undefined;
  readonly homePath: string;
  readonly searchPath: string;
  readonly currentPath: string;
  readonly currentLocale: string;
  readonly menu: readonly NavigationLink[];
  /** Only pages that rest on facts have one. */
  readonly dateline: DatelineProps | undefined;
  readonly footerLinks: readonly NavigationLink[];
  readonly marks: readonly LegendEntry[];
  /** Whose prices these are; none where there are no prices. */
  readonly priceCredit: string | undefined;
  readonly languages: readonly LanguageLink[];
  readonly disclosure: string;
  /** The day on which the page judges its facts. */
  readonly asOf: WrittenDay;
  readonly children?: ReactNode;
}
