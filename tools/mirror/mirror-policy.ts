/**
 * What a page of the mirror may do, said in the page because a foreign server sends no headers: draw with the files
 * beside it, and hand a form to the original. Who may frame it cannot be said there.
 */
export function mirrorPolicy(siteUrl: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `form-action ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
  ].join('; ');
}
