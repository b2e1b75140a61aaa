import { allowAddressesIn } from '#browser/external/allowed-addresses.ts';
import { loadJson } from '#browser/fetch/load-json.ts';
import { browserSavesData } from '#browser/prefetch/saves-data.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';
import { loadPart, MissingPart, reloadFor } from '#browser/updates/load-part.ts';

interface Island {
  /** Hydrates the element; returns a promise if that is asynchronous. */
  readonly mount: (element: HTMLElement, loadJson: <Data>(path: string) => Promise<Data>) => unknown;
}

/** The code of each interactive tool, by the name of its island. It is loaded on demand. */
export type Islands = Readonly<Record<string, () => Promise<Island>>>;

const interactionEvents = ['pointerenter', 'focusin', 'touchstart'] as const;

const hydrated = new WeakSet<HTMLElement>();

/**
 * Hydrates the tools of a page when they come into view; for readers who save data, when they are used. A tool is hydrated
 * at once if the URL has a query for it, because the prebuilt page does not show the result of the query.
 */
export function startIslands(islands: Islands): void {
  const elements = document.querySelectorAll<HTMLElement>(selector('data-island'));
  if (elements.length === 0) return;
  const hydrate = (element: HTMLElement, isUsed = true) => void hydrateOnce(islands, element, isUsed);
  const seen = browserSavesData() ? undefined : new IntersectionObserver(onSeen(hydrate));
  for (const element of elements) {
    if (isInQuery(element)) hydrate(element);
    seen?.observe(element);
    for (const touch of interactionEvents) {
      // The pointer may only be passing over the tool, so if its code is outdated, that is no reason to reload the page.
      element.addEventListener(touch, () => hydrate(element, touch !== 'pointerenter'), { once: true });
    }
  }
}

function onSeen(hydrate: (element: HTMLElement) => void): IntersectionObserverCallback {
  return (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      hydrate(target as HTMLElement);
    }
  };
}

function isInQuery(element: HTMLElement): boolean {
  const names = hookValue(element, 'data-island-answers')?.split(' ') ?? [];
  const query = new URLSearchParams(location.search);
  return names.some((name) => query.has(name));
}

/**
 * Hydrates an island once. If its code is missing because the site has a newer build, the page is reloaded once. If that
 * does not help, the tool stays a plain form.
 */
async function hydrateOnce(islands: Islands, element: HTMLElement, isUsed: boolean): Promise<void> {
  if (hydrated.has(element)) return;
  hydrated.add(element);
  const name = hookValue(element, 'data-island') ?? '';
  try {
    const island = await loadPart(() => islands[name]?.());
    allowAddressesIn(hookValue(element, 'data-island-data') ?? '');
    await island?.mount(element, loadJson);
  } catch (error) {
    hydrated.delete(element);
    if (isUsed && error instanceof MissingPart) reloadFor(name);
  }
}
