/**
 * The family names of the font files: the first has the basic alphabet, the second more letters. Each file needs its own
 * name, because the renderer uses only the first file of a name and would drop the letters of the second.
 */
export const pictureFamilies = ['Literata', 'Literata Extended'] as const;

export const pictureFontFamily = pictureFamilies.join(', ');
