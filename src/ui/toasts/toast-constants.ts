/** How many are shown at once; older ones wait behind. */
export const toastLimit = 5;
/** Milliseconds for which one stays, not counting the time in which it is hovered or focused. */
export const toastDuration = 5000;
/** Pixels to the right after which letting go sends it away. */
export const toastSwipeThreshold = 50;
/** Milliseconds between closing and removal; it fades meanwhile. */
export const toastRemoveDelay = 200;
