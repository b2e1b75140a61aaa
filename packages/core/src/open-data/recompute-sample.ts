/** A script with which readers can recompute every score. It is published with the data and shown on the data page. */
export const recomputeSample = `import { readFileSync } from 'node:fs';
import { publishedScores } from './score.mjs';
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { providers } = read('providers.json');
const scores = read('scores.json');
const again = publishedScores(providers, read('methodology.json'), scores.asOf);
console.log(JSON.stringify(again) === JSON.stringify(scores));`;
