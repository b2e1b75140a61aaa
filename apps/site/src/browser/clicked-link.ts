import { closestElement } from './closest-element.ts';
import { isPlainClick } from './plain-click.ts';

/** The link that an event happened in, if any. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = closestElement(event.target, 'a[href]');
  if (!link || link instanceof HTMLAnchorElement) return link ?? undefined;
  // In a drawing, properties such as href are objects: what the attributes say is read from a link of the page's own kind.
  const twin = document.createElement('a');
  for (const { name, value } of link.attributes) twin.setAttribute(name, value);
  return twin;
}

/** Whether a click opens its link in this tab: a plain click, on a link that asks for no other window and no download. */
export function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    isPlainClick(event) && (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
  );
}
