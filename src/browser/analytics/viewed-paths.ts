import { recall, remember } from '../session-memory.ts';

const viewedKey = 'viewed-paths';

/** Whether a path is viewed for the first time in this tab; from then on it is not. */
export function isFirstView(path: string): boolean {
  const viewed = readPaths(recall(viewedKey));
  if (viewed.includes(path)) return false;
  remember(viewedKey, JSON.stringify([...viewed, path]));
  return true;
}

/** What was remembered, or nothing where that cannot be read. */
export function readPaths(remembered: string | undefined): string[] {
  try {
    const paths: unknown = JSON.parse(remembered ?? '[]');
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}
