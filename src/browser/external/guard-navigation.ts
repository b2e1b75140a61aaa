import { linkOf } from '../clicked-link.ts';
import { mayLeave } from './may-leave.ts';

/**
 * Refuses to leave the site for an address that is not allowed, whether a link or a script tries. What is typed into
 * the address bar, or opened from a bookmark, is the reader's own business and not seen here.
 */
export function guardNavigation(): void {
  let allowed: string | undefined;
  const onClick = (event: Event) => {
    const link = linkOf(event);
    if (!link || !leaves(link.href)) return;
    if (mayLeave(new URL(link.href), link.rel)) {
      allowed = link.href;
      return;
    }
    event.stopPropagation();
    refuse(event, link.href);
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('auxclick', onClick, { capture: true });
  // Not in every browser; there, links are guarded and scripts are held by the content security policy alone.
  window.navigation?.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    // Back and forward lead where the reader has been.
    if (event.navigationType !== 'traverse' && leaves(url) && url !== allowed) refuse(event, url);
    allowed = undefined;
  });
}

function leaves(address: string): boolean {
  return URL.parse(address)?.origin !== location.origin;
}

function refuse(event: Event, address: string): void {
  event.preventDefault();
  console.warn(`Refused to open ${address}: it is not an address that this site may lead to.`);
}
