import type { Day } from '#domain/day/day.ts';
import { outboundRel, siteHost } from '#domain/outbound/destination.ts';
import { continuePath } from '#domain/outbound/hand-off.ts';
import { type CurrentCode, currentCode } from '#domain/outbound/offer.ts';
import type { SendmePage } from '#domain/page/page.ts';
import { type Face, faceOf } from '#evidence/mark/face.ts';
import { type HeadlineReceipt, selectReceipt } from '#price/receipt.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface HandOffModel {
  readonly face: Face;
  /** What the plan that stands for the provider will charge; undefined where no recent price is known. */
  readonly receipt: HeadlineReceipt | undefined;
  /** The host that opens: of the stored address, which for a paid link may be a partner's. */
  readonly host: string;
  readonly isPaid: boolean;
  readonly checked: Day;
  readonly code: CurrentCode | undefined;
  readonly next: { readonly href: string; readonly rel: string };
  /** The provider's own site without us in between. */
  readonly plain: { readonly href: string; readonly host: string };
}

export function handOffModel(page: SendmePage, site: SiteContext): HandOffModel {
  const { offers, providers, asOf } = site;
  const offer = offers.get(page.vpn);
  const provider = providers.get(page.vpn);
  if (!offer || !provider) throw new Error(`There is no offer for "${page.vpn}".`);
  return {
    face: faceOf(page.vpn, site),
    receipt: selectReceipt(page.vpn, site),
    host: siteHost(offer.destination),
    isPaid: offer.paid,
    checked: offer.checked,
    code: currentCode(offer, asOf),
    next: { href: continuePath(page.locale, page.vpn), rel: outboundRel(offer.paid) },
    plain: { href: provider.website, host: siteHost(provider.website) },
  };
}
