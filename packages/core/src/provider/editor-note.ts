const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const day = `(?:\\d{1,2} ${month}|${month} \\d{1,2},) \\d{4}`;
const languages = [
  ...['ar', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'hu', 'it', 'ja', 'ko'],
  ...['nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sv', 'tr', 'uk', 'zh'],
].map((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code));

/** Notes that editors tend to add to a title in brackets: a date, a version, a language, a repeated source. */
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
/** Notes that editors tend to add to a title without brackets. */
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

/**
 * Returns the part of a title that looks like an editor's note and not like the source's own title; undefined if there is
 * none.
 */
export function editorNoteIn(title: string): string | undefined {
  return notes.flatMap((note) => note.exec(title)?.[0] ?? [])[0]?.replace(/^, /, '');
}
