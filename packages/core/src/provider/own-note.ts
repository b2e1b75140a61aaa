const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const day = `(?:\\d{1,2} ${month}|${month} \\d{1,2},) \\d{4}`;
const languages = [
  ...['ar', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'hu', 'it', 'ja', 'ko'],
  ...['nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sv', 'tr', 'uk', 'zh'],
].map((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code));

/** What editors tend to add behind a title, in brackets: a date, a state of the text, its language, whose words it repeats. */
const bracketed = [
  `${month} \\d{4}`,
  day,
  '\\d{4}-\\d{2}(?:-\\d{2})?',
  `(?:${languages.join('|')})\\b`,
  '(?:un)?dated',
  'copy',
  'commit',
  'revision',
  'export',
  'user report',
  'not read',
  'read (?:in|at)',
  'last (?:updated|modified)',
];
/** The same without brackets. */
const trailing = [
  'as recorded by',
  'captures? (?:of|since)',
  'archived copy',
  'last (?:updated|modified)',
  `, ${day}$`,
];

const notes = [
  new RegExp(`\\((?:[^()]*[ ,;(])?(?:${bracketed.join('|')})[^()]*\\)`),
  /\(after [^()]+\)/,
  new RegExp(trailing.join('|')),
];

/** The words in a title that a source would hardly say of itself, as far as a rule can tell; undefined where none are. */
export function ownNoteIn(title: string): string | undefined {
  return notes.flatMap((note) => note.exec(title)?.[0] ?? [])[0]?.replace(/^, /, '');
}
