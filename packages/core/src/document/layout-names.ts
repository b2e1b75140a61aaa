/** The layouts that a page may choose; 'default' is the fallback. */
export const layoutNames = ['default', 'wide'] as const;
