import { closestElement } from '#browser/closest-element.ts';

/** A sheet of links within the page has done its work when one of them is followed; the browser would leave it open. */
export function startSheets(): void {
  document.addEventListener('click', (event) => {
    const link = closestElement(event.target, '[popover] a[href^="#"]');
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
