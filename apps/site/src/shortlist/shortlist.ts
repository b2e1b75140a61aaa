import { maxCompared } from '@vpn-site/core/comparison/selection.ts';

/** A provider that the reader has pinned. */
export interface Pinned {
  readonly id: string;
  readonly name: string;
}

/** The localStorage key. It is not a cookie and is never sent. */
export const shortlistKey = 'shortlist';

/** Reads a saved shortlist. Damaged text is an empty list. */
export function parseShortlist(text: string | null | undefined): Pinned[] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(saved)) return [];
    return saved.filter(isPinned).slice(0, maxCompared);
  } catch {
    return [];
  }
}

function isPinned(value: unknown): value is Pinned {
  const { id, name } = (value ?? {}) as Partial<Pinned>;
  return typeof id === 'string' && /^[a-z0-9-]+$/.test(id) && typeof name === 'string';
}

/** Returns the list with a provider pinned or unpinned; undefined if the list is full. */
export function withPin(list: readonly Pinned[], pin: Pinned, isAdded: boolean): Pinned[] | undefined {
  const others = list.filter(({ id }) => id !== pin.id);
  if (!isAdded) return others;
  return others.length < maxCompared ? [...others, pin] : undefined;
}
