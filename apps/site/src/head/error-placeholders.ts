/** Stands in the prerendered not-found page for the address that was asked for; the server fills it in. */
export const requestedPathPlaceholder = '{requested-path}';

/** Stands in the prerendered error pages for the same address in its canonical form. */
export const canonicalPathPlaceholder = '{canonical-path}';

/** Stands in the prerendered page of all other errors for the status that it is sent with. */
export const statusPlaceholder = '{status-code}';

/** And for what a reader can do about it. */
export const errorTextPlaceholder = '{error-text}';
