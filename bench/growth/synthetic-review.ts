import { seededRandom } from '#domain/scoring/seeded-random.ts';
import { syntheticWord } from '../search/synthetic-word.ts';

const sections = ['good-at', 'not-for', 'not-verified', 'change-our-mind'];
const sentencesPerSection = 5;
const wordsPerSentence = 24;
/** What our twelve English reviews hold together, by the growth of vocabularies with texts (Heaps). */
const vocabulary = 4000;

/** A review as the rules want it: a verdict, four sections, no number, and no sentence that another review has. */
export function syntheticReview(id: string, name: string, place: number): string {
  const random = seededRandom(place + 1);
  const word = () => syntheticWord(Math.floor(vocabulary * random() ** 3));
  const sentence = () => `Of ${Array.from({ length: wordsPerSentence }, word).join(' ')}.`;
  const paragraph = () => Array.from({ length: sentencesPerSection }, sentence).join(' ');
  const fact = (key: string) => `{% fact provider="${id}" key="${key}" /%}`;
  return [
    `---\ntitle: ${name} review\ndescription: ${sentence()}\nupdated: 2026-11-15\n---`,
    `{% verdict provider="${id}" takeIf="${word()} ${word()}." leaveIf="${word()} ${word()}." %}\n${sentence()} ${fact('audits')}.\n{% /verdict %}`,
    paragraph(),
    ...sections.flatMap((section) => [
      `## ${word()} ${word()} ${word()} {% #${section} %}`,
      `${paragraph()} ${word()}: ${fact('countries')}, ${fact('devices')}.`,
    ]),
    '',
  ].join('\n\n');
}
