/** The answer of a fact. */
export type SignKind = 'yes' | 'partial' | 'no' | 'value' | 'unknown';

/** Whether an answer is good or bad for the reader. The text states the answer; icon and color show this tone. */
export type SignTone = 'good' | 'partly' | 'bad' | 'unknown' | 'neutral';
