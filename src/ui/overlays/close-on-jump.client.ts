/** A list of sections covers the page it leads to: it goes when a reader follows one of its links. */
export function closeSheetsOnJump(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[popover] a[href^="#"]') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
