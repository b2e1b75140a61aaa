/** After a reload, a second failure within this time does not reload again: it would go round for ever. */
export const reloadGuardSeconds = 10;

/** Whether the page may reload itself, given when it last did. Without a connection it would only lose the page. */
export function mayReload(lastReload: number | undefined, now: number, isOnline: boolean): boolean {
  if (!isOnline) return false;
  return lastReload === undefined || !(now - lastReload < reloadGuardSeconds * 1000);
}
