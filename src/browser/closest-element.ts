/** The nearest element that a selector fits, from where an event happened outwards. */
export function closestElement<T extends Element>(target: EventTarget | null, selector: string): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null;
}
