import type { HelpId } from '#domain/need/need-tree.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface HelpLink {
  readonly href: string;
  readonly title: string;
}

interface Place {
  readonly document: string;
  readonly section: string;
}

const explainer = (section: string): Place => ({ document: 'explainers/what-is-a-vpn', section });
const glossary = (section: string): Place => ({ document: 'pages/glossary', section });

/** Where the site explains more; a test looks whether the sections exist. */
export const helpPlaces: Readonly<Partial<Record<HelpId, Place>>> = {
  https: explainer('faq-https'),
  'encrypted-dns': glossary('dns'),
  tor: glossary('tor'),
  blocker: explainer('what-it-does-not-hide'),
  'two-factor': glossary('two-factor'),
  'own-network': explainer('who-can-see-what'),
  passwords: explainer('when-it-does-not-help'),
};

export function helpLink(help: HelpId, site: SiteContext): HelpLink | undefined {
  const place = helpPlaces[help];
  const page = place && site.document(place.document);
  return page && { href: `${page.path}#${place.section}`, title: page.title };
}
