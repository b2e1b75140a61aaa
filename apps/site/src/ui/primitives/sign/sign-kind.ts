/** What a fact answers. */
export type SignKind = 'yes' | 'partial' | 'no' | 'value' | 'unknown';

/** What the answer means for the reader: the word answers the fact, the drawing and its colour say this. */
export type SignTone = 'good' | 'partly' | 'bad' | 'unknown' | 'neutral';
