import { closestElement } from '#browser/closest-element.ts';

/** Closes a sheet of in-page links when one of them is followed, because the browser would leave it open. */
export function startSheets(): void {
  document.addEventListener('click', (event) => {
    const link = closestElement(event.target, '[popover] a[href^="#"]');
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
