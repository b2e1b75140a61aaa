/** A sheet of links within the page has done its work when one of them is followed; the browser would leave it open. */
export function startSheets(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[popover] a[href^="#"]') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
