import { outboundRel } from '@vpn-site/core/outbound/destination.ts';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, type Element, elementsIn, setAttribute } from './html-tree.ts';
import {
  formAddress,
  type MirroredPage,
  type MirroredSite,
  type ResolvedAddress,
  resolveAddress,
} from './resolve-address.ts';

/** Attributes with one address. Those in `lists` have several. */
const single = new Set(['href', 'src', 'poster']);
const lists = new Set(['srcset', 'imagesrcset']);
const candidate = /(?<address>\S*[^\s,])(?<density>\s+[^\s,]+)?/g;
/** Link relations that must point to the original. */
const originalRels = new Set(['canonical', 'alternate']);

/**
 * Makes every address of a page relative and marks links to the original. Returns the files of the mirror to which the page
 * refers.
 */
export function mirrorLinks(
  document: DefaultTreeAdapterTypes.Document,
  page: MirroredPage,
  site: MirroredSite,
  opensOriginal: string,
): ReadonlySet<string> {
  const files = new Set<string>();
  const elements = elementsIn(document);
  const mark = (element: Element) => {
    setAttribute(element, 'data-original', '');
    setAttribute(element, 'title', opensOriginal);
    element.attrs = element.attrs.filter(({ name }) => name !== 'download');
  };
  const resolve = (element: Element, address: string): ResolvedAddress => {
    const resolved = resolveAddress(site, page, address);
    if (resolved.kind === 'inside') files.add(resolved.file);
    else if (resolved.kind !== 'elsewhere' && element.tagName !== 'a') {
      throw new Error(`${page.path} needs ${address} for <${element.tagName}>, which is not in the build.`);
    }
    return resolved;
  };
  for (const element of elements) {
    if (element.tagName === 'link' && originalRels.has(attribute(element, 'rel') ?? '')) continue;
    if (element.tagName === 'form') {
      setAttribute(element, 'action', formAddress(site, page, attribute(element, 'action') ?? ''));
      for (const button of buttonsOf(element, elements)) mark(button);
    }
    for (const held of element.attrs.filter(({ name }) => lists.has(name))) {
      held.value = held.value.replaceAll(
        candidate,
        (_whole, address: string, density = '') => resolve(element, address).href + density,
      );
    }
    for (const held of element.attrs.filter(({ name }) => single.has(name))) {
      const { kind, href } = resolve(element, held.value);
      held.value = href;
      if (kind === 'to-provider') setAttribute(element, 'rel', outboundRel(false));
      if (kind === 'to-original') mark(element);
    }
  }
  return files;
}

/** Returns the submit buttons of a form, including those outside of it that refer to its id. */
function buttonsOf(form: Element, elements: readonly Element[]): readonly Element[] {
  const id = attribute(form, 'id');
  const isButton = (part: Element) => part.tagName === 'button' && attribute(part, 'type') === 'submit';
  const outside = elements.filter(
    (part) => id !== undefined && isButton(part) && attribute(part, 'form') === id,
  );
  return [...elementsIn(form).filter(isButton), ...outside];
}
