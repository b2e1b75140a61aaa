/** Milliseconds for which the pointer rests before a tooltip opens. */
export const tooltipDelay = 700;
/** Milliseconds after one closed in which the next opens at once. */
export const tooltipSkipDelay = 300;
