import type { Day } from '@vpn-site/core/day/day.ts';
import type { AmountSpan } from '@vpn-site/core/price/amount-span.ts';
import type { LocalMoney } from '@vpn-site/core/price/exchange-rates.ts';
import type { ProviderDay } from '#blocks/page/change-log/provider-changes.ts';
import type { ReceiptProvider } from '#price/receipt-plan.ts';
import type { TileLook } from '#ui/primitives/tile/tile-look.ts';

/** The data of the tool. The page has the data of all providers, so that no request tells which one a reader uses. */
export interface MyVpnModel {
  readonly providers: readonly MyVpnProvider[];
  readonly others: readonly OtherVpn[];
  /** The day of the build. */
  readonly asOf: Day;
  readonly localMoney: LocalMoney | undefined;
}

export interface MyVpnProvider extends ReceiptProvider {
  readonly review: string | undefined;
  readonly howToCancel: string | undefined;
  readonly score: string;
  readonly drawback: string | undefined;
  readonly feed: string;
  readonly changes: readonly ProviderDay[];
}

/** A provider to which a customer of another one could move. */
export interface OtherVpn {
  readonly id: string;
  readonly name: string;
  readonly tile: TileLook;
  readonly label: string;
  readonly score: string;
  readonly drawback: string | undefined;
  readonly review: string | undefined;
  readonly currency: string;
  readonly total: AmountSpan;
  readonly amount: string;
  readonly detail: string;
  /** The comparison with each other provider. */
  readonly comparisons: Readonly<Record<string, string>>;
}

/** The months for which staying and leaving are compared. */
export const stayMonths = 24;

/** The number of alternatives that are shown. One more is in the data, because a reader's own VPN may be among them. */
export const shownOthers = 2;

/** Links for readers whose browser runs no scripts, and for those who prefer a feed. */
export interface WithoutScripts {
  readonly receipts: string | undefined;
  readonly feeds: readonly { readonly name: string; readonly href: string }[];
}
