/** How long a pointer rests on a group before it opens, in milliseconds. */
export const menuOpenDelay = 200;

/** For so long after a group has closed, the next one opens at once: the reader is looking through the menu. */
export const menuSkipWindow = 300;

/** For so long a pointer may be away from an open group, on its way across a corner. */
export const menuCloseDelay = 150;

export interface MenuMoment {
  readonly now: number;
  readonly isAnotherOpen: boolean;
  /** When a group last closed; minus infinity when none has. */
  readonly closedAt: number;
}

/** How long to wait before the group under the pointer opens. */
export function waitBeforeOpening({ now, isAnotherOpen, closedAt }: MenuMoment): number {
  return isAnotherOpen || now - closedAt < menuSkipWindow ? 0 : menuOpenDelay;
}
