/** How long the site's own endpoint may take. */
export const iconTimeout = 1500;

/** The longest address that is sent to the public icon service. */
export const publicUrlLimit = 500;

/** While one public host does not answer, the next one is asked after this time. */
export const publicRotation = 750;

/** How long the public icon service may take, all its hosts together. */
export const publicTimeout = 5000;

/** Off: it would tell a third party who reads which page. Whoever turns it on opens the hosts in the policy too. */
export const isPublicFallbackOn = false;

/** The public icon service and its copies, in the order in which they are asked. */
export const publicHosts = [
  'https://api.iconify.design',
  'https://api.simplesvg.com',
  'https://api.unisvg.com',
];
