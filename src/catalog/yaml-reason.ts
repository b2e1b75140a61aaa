/** What the parser says, without the place: it counts from where it started to read, and we name the line. */
export function yamlReason(message: string): string {
  const [sentence = ''] = message.split('\n');
  return `${sentence.replace(/ at line \d+, column \d+:?$/, '')}.`;
}
