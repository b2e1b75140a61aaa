import { closestElement } from '#browser/closest-element.ts';

/** Closes a sheet with in-page links when one of them is followed, because the browser does not close it. */
export function startSheets(): void {
  document.addEventListener('click', (event) => {
    const link = closestElement(event.target, '[popover] a[href^="#"]');
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
