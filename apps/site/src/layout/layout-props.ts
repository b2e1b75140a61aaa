import type { ReactNode } from 'react';
import type { CustomLogo } from '../ui/brand/mark.tsx';
import type { TileProps } from '../ui/primitives/tile/tile.tsx';

/** A link in the menu or footer. The layout gets links and texts as data. */
export interface NavigationLink {
  readonly label: string;
  readonly description?: string;
  /** The name of a registered icon. Other names render nothing. */
  readonly icon?: string;
  readonly to?: string;
  readonly href?: string;
  /** Marks of providers, which are rendered instead of an icon. */
  readonly marks?: readonly Omit<TileProps, 'size'>[];
  /** A score or figure at the end of the line. */
  readonly score?: string;
  readonly children?: readonly NavigationLink[];
  /** The page that lists everything in this group. It comes last, separated from the others. */
  readonly all?: NavigationLink;
}

export interface LanguageLink {
  readonly locale: string;
  readonly href: string;
  readonly code: string;
  readonly name: string;
}

/** A day as an ISO date and as text. */
export interface WrittenDay {
  readonly day: string;
  readonly words: string;
}

export interface DatelineProps {
  /** The last day on which a source was read, and the last day on which a price was captured. */
  readonly checked: WrittenDay | undefined;
  readonly captured: WrittenDay | undefined;
  /** The number of facts that are out of date, and the page that lists them. */
  readonly outOfDate?: { readonly count: number; readonly path: string } | undefined;
}

export interface LegendEntry {
  readonly mark: string;
  readonly label: string;
}

export interface LayoutProps {
  readonly siteName: string;
  /** The site owner's logo. If undefined, the project's logo is used. */
  readonly mark: CustomLogo | undefined;
  readonly homePath: string;
  readonly searchPath: string;
  /** The page that compares providers; undefined if the language has none. */
  readonly comparePath: string | undefined;
  readonly currentPath: string;
  readonly currentLocale: string;
  readonly menu: readonly NavigationLink[];
  /** Undefined on pages that are not based on facts. */
  readonly dateline: DatelineProps | undefined;
  readonly footerLinks: readonly NavigationLink[];
  readonly marks: readonly LegendEntry[];
  /** The credit for price data; undefined on pages without prices. */
  readonly priceCredit: string | undefined;
  readonly languages: readonly LanguageLink[];
  readonly disclosure: string;
  /** The day for which the page computes the age of facts. */
  readonly asOf: WrittenDay;
  readonly children?: ReactNode;
}
