/** The card of a source mark, while it is open. */
export const openCard = ':popover-open > .evidence-popup';
