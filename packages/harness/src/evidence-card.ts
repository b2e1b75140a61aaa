/** The selector of an open evidence card. */
export const openCard = ':popover-open > .evidence-popup';
