import { allowAddressesIn } from '../external/allowed-addresses.ts';
import { loadJson } from '../fetch/load-json.ts';
import { browserSavesData } from '../prefetch/saves-data.ts';
import { loadPart, MissingPart, reloadFor } from '../updates/load-part.ts';

interface Island {
  /** Whoever takes time to come alive returns a promise. */
  readonly mount: (place: HTMLElement, loadJson: <Data>(path: string) => Promise<Data>) => unknown;
}

/** The code of each tool, by the name its page gives it; fetched when it is needed. */
export type Islands = Readonly<Record<string, () => Promise<Island>>>;

const touches = ['pointerenter', 'focusin', 'touchstart'] as const;

/**
 * Tools of a page come alive when they are seen, or for readers who save data, when they are touched. One that the
 * address speaks to shows something else than the page that was written: it wakes at once.
 */
export function startIslands(islands: Islands): void {
  const places = document.querySelectorAll<HTMLElement>('[data-island]');
  if (places.length === 0) return;
  const wake = (place: HTMLElement, isUsed = true) => void wakeIsland(islands, place, isUsed);
  const seen = browserSavesData() ? undefined : new IntersectionObserver(onSeen(wake));
  for (const place of places) {
    if (isSpokenTo(place)) wake(place);
    seen?.observe(place);
    for (const touch of touches) {
      // A pointer may only be passing: it is no reason to load the page again.
      place.addEventListener(touch, () => wake(place, touch !== 'pointerenter'), { once: true });
    }
  }
}

function onSeen(wake: (place: HTMLElement) => void): IntersectionObserverCallback {
  return (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      wake(target as HTMLElement);
    }
  };
}

function isSpokenTo({ dataset }: HTMLElement): boolean {
  const names = dataset.islandAnswers?.split(' ') ?? [];
  const asked = new URLSearchParams(location.search);
  return names.some((name) => asked.has(name));
}

/**
 * Once, whatever wakes it. Where its code belongs to a build that is gone, the page is loaded again, once; a tool that
 * still does not come stays the form that it is.
 */
async function wakeIsland(islands: Islands, place: HTMLElement, isUsed: boolean): Promise<void> {
  const { awake, island: name = '', islandData = '' } = place.dataset;
  if (awake !== undefined) return;
  place.dataset.awake = '';
  try {
    const island = await loadPart(() => islands[name]?.());
    allowAddressesIn(islandData);
    await island?.mount(place, loadJson);
  } catch (error) {
    delete place.dataset.awake;
    if (isUsed && error instanceof MissingPart) reloadFor(name);
  }
}
