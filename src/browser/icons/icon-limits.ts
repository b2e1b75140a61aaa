/** How long the site's own endpoint may take. */
export const iconTimeout = 1500;

/** The longest address that is sent to the public icon service. */
export const publicUrlLimit = 500;

/** While one public host does not answer, the next one is asked after this time. */
export const publicRotation = 750;

/** How long the public icon service may take, all its hosts together. */
export const publicTimeout = 5000;

/**
 * Off unless the site was built with ICON_FALLBACK=1: it tells a third party who reads which page. The same setting opens
 * the hosts in the policy.
 */
export const isPublicFallbackOn = import.meta.env.ICON_FALLBACK === true;
