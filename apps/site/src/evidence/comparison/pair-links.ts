import { pairAddress } from '@vpn-site/core/comparison/pair-address.ts';
import type { FactContext, SiteLinks } from '#site/site-context.ts';
import { type Face, faceOf } from '../mark/face.ts';

/** A comparison to go to. */
export interface PairLink {
  readonly faces: readonly [first: Face, second: Face];
  /** As its page is called. */
  readonly title: string;
  readonly href: string;
}

type LinkSite = FactContext & SiteLinks;

/** Undefined where two are one, or have no page. */
export function pairLink(a: string, b: string, site: LinkSite): PairLink | undefined {
  const [first, second] = pairAddress(a, b);
  const href = a === b ? undefined : site.comparisonPath(first, second);
  if (href === undefined) return undefined;
  const faces = [faceOf(first, site), faceOf(second, site)] as const;
  return { faces, title: site.t('comparison.title', { a: faces[0].name, b: faces[1].name }), href };
}

const writtenPair = /^comparisons\/(.+)-vs-(.+)$/;

/** The pairs that people look for most: somebody has written about them. */
export function popularPairs(site: LinkSite): PairLink[] {
  return site.documentIds.flatMap((id) => {
    const [, a = '', b = ''] = writtenPair.exec(id) ?? [];
    return site.providers.has(a) && site.providers.has(b) ? (pairLink(a, b, site) ?? []) : [];
  });
}
