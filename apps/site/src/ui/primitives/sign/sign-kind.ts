/** The answer of a fact. */
export type SignKind = 'yes' | 'partial' | 'no' | 'value' | 'unknown';

/** The meaning of an answer for the reader. The word gives the answer; icon and color show this meaning. */
export type SignTone = 'good' | 'partly' | 'bad' | 'unknown' | 'neutral';
