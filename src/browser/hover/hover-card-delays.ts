/** Milliseconds for which the pointer rests on a mark or a term before its card opens. */
export const hoverCardOpenDelay = 700;
/** Milliseconds for which the pointer may be away before it closes. */
export const hoverCardCloseDelay = 300;
