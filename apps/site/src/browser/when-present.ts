/** Loads a rarely needed part only if the page has an element that uses it. */
export function whenPresent(selector: string, start: (found: HTMLElement) => Promise<void>): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (found) void start(found);
}
