import { closestElement } from './closest-element.ts';
import { isPlainClick } from './plain-click.ts';

/** Returns the link in which an event happened; undefined if it was outside of links. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = closestElement(event.target, 'a[href]');
  if (!link || link instanceof HTMLAnchorElement) return link ?? undefined;
  // An SVG link has objects for properties such as href, so copy its attributes to an HTML link.
  const twin = document.createElement('a');
  for (const { name, value } of link.attributes) twin.setAttribute(name, value);
  return twin;
}

/** Whether a click opens its link in this tab: a plain click on a link without another target, and not a download. */
export function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    isPlainClick(event) && (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
  );
}
