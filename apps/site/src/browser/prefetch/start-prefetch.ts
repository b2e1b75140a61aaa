import { linkOf } from '../clicked-link.ts';
import { prefetchAddress } from './prefetch-address.ts';
import { prefetch } from './prefetch-queue.ts';
import { browserSavesData } from './saves-data.ts';

/** A pointer or the focus that only passes over a link does not mean it. */
const intentMilliseconds = 65;
/** A link that is scrolled past is not read. */
const inViewMilliseconds = 500;
/** Chromium may find no idle moment at all on a page that stands still; after this long it is not waited for. */
const idleMilliseconds = 2000;
/** A page may hold hundreds of links; being in view is a weak sign, so it fetches this many pages at most. */
export const inViewLimit = 8;

/**
 * Fetches pages ahead when a link to them is pointed at, focused, or rests in view within the content; and the style sheets
 * of other kinds of pages, without which a page that is there could not be painted.
 */
export function startPrefetch(): void {
  if (browserSavesData() || !document.createElement('link').relList.supports('prefetch')) return;
  let intent = 0;
  const onIntent = (event: Event) => {
    clearTimeout(intent);
    const link = linkOf(event);
    if (link) intent = window.setTimeout(prefetchLink, intentMilliseconds, link);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  addEventListener('load', () => requestIdleCallback(prefetchFromPage, { timeout: idleMilliseconds }));
}

function prefetchFromPage(): void {
  prefetchSheets();
  watchLinksInView();
}

function prefetchSheets(): void {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name="next-sheets"]') ?? {};
  for (const address of content.split(' ').filter(Boolean)) prefetch(address);
}

function prefetchLink(link: HTMLAnchorElement): boolean {
  const { href, target, hreflang } = link;
  const isDownload = link.hasAttribute('download');
  const address = prefetchAddress({ href, target, hreflang, isDownload }, location.href);
  if (address !== undefined) prefetch(address);
  return address !== undefined;
}

function watchLinksInView(): void {
  const timers = new Map<Element, number>();
  let left = inViewLimit;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) timers.set(target, window.setTimeout(seen, inViewMilliseconds, target));
    }
  });
  const seen = (link: HTMLAnchorElement) => {
    observer.unobserve(link);
    if (left > 0 && prefetchLink(link)) left -= 1;
    if (left === 0) observer.disconnect();
  };
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
}
