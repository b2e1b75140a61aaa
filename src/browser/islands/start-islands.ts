import { browserSavesData } from '../prefetch/saves-data.ts';
import { doWithoutMissingChunk } from '../updates/reload-on-missing-chunk.ts';
import { islands } from './islands.ts';

const touches = ['pointerenter', 'focusin', 'touchstart'] as const;

/**
 * Tools of a page come alive when they are seen, or for readers who save data, when they are touched. One that the
 * address speaks to shows something else than the page that was written: it wakes at once.
 */
export function startIslands(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-island]');
  if (places.length === 0) return;
  const seen = browserSavesData() ? undefined : new IntersectionObserver(onSeen);
  for (const place of places) {
    if (isSpokenTo(place)) void wake(place);
    seen?.observe(place);
    for (const touch of touches) place.addEventListener(touch, () => void wake(place), { once: true });
  }
}

function onSeen(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    void wake(target as HTMLElement);
  }
}

function isSpokenTo({ dataset }: HTMLElement): boolean {
  const names = dataset.islandAnswers?.split(' ') ?? [];
  const asked = new URLSearchParams(location.search);
  return names.some((name) => asked.has(name));
}

/** Once, whatever wakes it. A tool whose code does not come stays the form that it is. */
async function wake(place: HTMLElement): Promise<void> {
  if (place.dataset.awake !== undefined) return;
  place.dataset.awake = '';
  try {
    const island = await islands[place.dataset.island ?? '']?.();
    await island?.mount(place);
  } catch {
    doWithoutMissingChunk();
    delete place.dataset.awake;
  }
}
