/** A pointer to a thing that the same graph describes once. */
interface Pointer {
  readonly '@id': string;
}

/** Who publishes the site: the same in every language. */
export function organizationId(siteUrl: string): Pointer {
  return { '@id': new URL('/#organization', siteUrl).href };
}

/** The site in one language, named after its home page. */
export function webSiteId(homeUrl: string): Pointer {
  return { '@id': `${homeUrl}#website` };
}
