/** The max number of pages that are prefetched at the same time. */
export const prefetchLimit = 4;

const requested = new Set<string>();
const waiting: string[] = [];
let running = 0;
let isStopped = false;

/** Prefetches an address once. It waits while too many others are loading. */
export function prefetch(address: string): void {
  if (isStopped || requested.has(address)) return;
  requested.add(address);
  waiting.push(address);
  fetchNext();
}

export function stopPrefetching(): void {
  isStopped = true;
  waiting.length = 0;
}

function fetchNext(): void {
  if (running >= prefetchLimit) return;
  const address = waiting.shift();
  if (address === undefined) return;
  running += 1;
  const link = document.createElement('link');
  const done = () => {
    running -= 1;
    fetchNext();
  };
  link.addEventListener('load', done);
  link.addEventListener('error', done);
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}
