import { useState } from 'react';

/** Saves the unfinished input of a form in local storage, so that closing the page loses nothing. */
export function useSavedDraft<T extends object>(name: string, start: T): [T, (part: Partial<T>) => void] {
  const [draft, setDraft] = useState<T>(() => ({ ...start, ...readDraft<T>(name) }));
  const change = (part: Partial<T>) => {
    const next = { ...draft, ...part };
    localStorage.setItem(storageKey(name), JSON.stringify(next));
    setDraft(next);
  };
  return [draft, change];
}

export function dropDrafts(id: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(storageKey(`${id} `))) localStorage.removeItem(key);
  }
}

function storageKey(name: string): string {
  return `desk ${name}`;
}

function readDraft<T>(name: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}
