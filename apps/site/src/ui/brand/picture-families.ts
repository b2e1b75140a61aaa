/**
 * One family name per font file, in the order of their alphabets. If two files share a name, the renderer uses the first
 * and drops every letter that only the second has.
 */
export const pictureFamilies = ['Literata', 'Literata Extended'] as const;

export const pictureFontFamily = pictureFamilies.join(', ');
