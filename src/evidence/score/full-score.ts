/** Scores and points run from 0 to this. */
export const fullScore = 10;
