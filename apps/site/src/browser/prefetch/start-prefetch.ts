import { linkOf } from '../clicked-link.ts';
import { prefetchAddress } from './prefetch-address.ts';
import { prefetch } from './prefetch-queue.ts';
import { browserSavesData } from './saves-data.ts';

/** The number of milliseconds of hover or focus that count as intent, so that only passing over a link does not. */
const intentMilliseconds = 65;
/** The number of milliseconds for which a link must be in view, so that scrolling past it does not count. */
const inViewMilliseconds = 500;
/**
 * The max number of milliseconds to wait for an idle callback, because Chromium may never report idle time on a page
 * without activity.
 */
const idleMilliseconds = 2000;
/**
 * The max number of pages that are prefetched because their link is in view. A page may have hundreds of links, and being
 * in view is a weak signal.
 */
export const inViewLimit = 8;

/**
 * Prefetches pages if a link to them is hovered, focused, or stays in view within the content. Also prefetches the
 * stylesheets of other page kinds, because a prefetched page cannot be painted without them.
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
