/** The placeholder for the requested address in the prerendered not-found page. The server fills it in. */
export const requestedPathPlaceholder = '{requested-path}';

/** The placeholder for the canonical form of the requested address in the prerendered error pages. */
export const canonicalPathPlaceholder = '{canonical-path}';

/** The placeholder for the status code in the prerendered page of all other errors. */
export const statusPlaceholder = '{status-code}';

/** The placeholder for advice to the reader in the prerendered page of all other errors. */
export const errorTextPlaceholder = '{error-text}';
