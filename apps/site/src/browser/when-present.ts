/** Loads a part that few pages need only where a page has what it serves. */
export function whenPresent(selector: string, start: (found: HTMLElement) => Promise<void>): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (found) void start(found);
}
