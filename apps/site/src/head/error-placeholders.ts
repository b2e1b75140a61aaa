/** Placeholder for the requested address in the prerendered not-found page; the server fills it in. */
export const requestedPathPlaceholder = '{requested-path}';

/** Placeholder for the canonical form of the requested address in the prerendered error pages. */
export const canonicalPathPlaceholder = '{canonical-path}';

/** Placeholder for the status code in the prerendered page of all other errors. */
export const statusPlaceholder = '{status-code}';

/** Placeholder for advice to the reader in the prerendered page of all other errors. */
export const errorTextPlaceholder = '{error-text}';
