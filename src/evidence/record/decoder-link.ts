import type { SiteContext } from '#site/site-context.ts';

export interface DecoderLink {
  readonly href: string;
  readonly title: string;
}

/** The page that decodes everyone's audits, at one provider, where the site has that page. */
export function decoderLink(provider: string, { document }: SiteContext): DecoderLink | undefined {
  const page = document('pages/audits');
  return page && { href: `${page.path}#${provider}`, title: page.title };
}
