/**
 * One name per font file, in the order of their alphabets: of two files under one name, the drawing program takes the
 * first and leaves out every letter that only the second has.
 */
export const pictureFamilies = ['Literata', 'Literata Extended'] as const;

export const pictureFontFamily = pictureFamilies.join(', ');
