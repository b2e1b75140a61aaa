/** The link that an event happened in, if any. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!link || link instanceof HTMLAnchorElement) return link ?? undefined;
  // In a drawing, properties such as href are objects: what the attributes say is read from a link of the page's own kind.
  const twin = document.createElement('a');
  for (const { name, value } of link.attributes) twin.setAttribute(name, value);
  return twin;
}

/** Whether a click opens its link in this tab: no modifier, no other button, no other window, no download. */
export function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.button === 0 &&
    !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download')
  );
}
