import { viewAddress } from '#domain/page-view/page-view.ts';

type DrawnAhead = Document & { readonly prerendering?: boolean };

/**
 * Tells the site's own server that somebody has opened this page. Which page it is, the browser says with every request; who wants
 * no counting, too. A page that a browser drew ahead is told of when it is seen.
 */
export function countView(): void {
  const tell = () => navigator.sendBeacon(`${viewAddress}?${document.referrer}`);
  if ((document as DrawnAhead).prerendering) document.addEventListener('prerenderingchange', tell);
  else tell();
}
