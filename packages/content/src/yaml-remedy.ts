/** Advice for the most common mistakes of editors. For all others, the parser's message is used. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /^All (?:mapping|sequence) items must start at the same column/,
    'Start this line in the same column as the lines it belongs to. A line above it may be off by one space.',
  ],
  [
    /^Nested mappings are not allowed in compact mappings/,
    'Put the text in quotes, because it contains a colon and a space. Or move the line to the column where it belongs.',
  ],
  [/^Tabs are not allowed as indentation/, 'Write spaces instead of the tab at the beginning of the line.'],
  [/^Map keys must be unique/, 'The field is there twice. Keep one of the two.'],
  [/^Missing closing ["'].*quote/, 'Close the text with the quotation mark with which it begins.'],
  [
    /^Implicit keys need to be on a single line/,
    'Write "name: value" on this line, and put a long text in quotes.',
  ],
  [
    /^(?:Flow (?:map|sequence) in block collection must be|Expected flow (?:map|sequence) to end with)/,
    'Close the bracket that opens on this line or above it.',
  ],
  [
    /^Unexpected seq-item-ind token/,
    'A list is either "[]" or lines that start with "- ": remove the "[]" above.',
  ],
];

/**
 * Returns the parser's message without the position, because we report the line: the parser counts from where it started to
 * read.
 */
export function yamlErrorMessage(message: string): string {
  const [sentence = ''] = message.split('\n');
  const known = remedies.find(([pattern]) => pattern.test(sentence));
  return known?.[1] ?? `${sentence.replace(/ at line \d+, column \d+:?$/, '')}.`;
}
