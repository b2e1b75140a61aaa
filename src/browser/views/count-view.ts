import { viewAddress } from '#domain/page-view/page-view.ts';

/**
 * Tells the site's own server that somebody has opened this page. Which page it is, the browser says with every request; who wants
 * no counting, too. A page that a browser drew ahead is told of when it is seen.
 */
export function countView(): void {
  const tell = () => navigator.sendBeacon(`${viewAddress}?${document.referrer}`);
  const page = document as Document & { readonly prerendering?: boolean };
  if (page.prerendering) page.addEventListener('prerenderingchange', tell, { once: true });
  else tell();
}
