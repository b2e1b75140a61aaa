/** Markdown with headings, lists, emphasis, links and a table; every page differs. Eight sections are about 900 words. */
export function syntheticMarkdown(page: number, sectionCount = 8): string {
  const sections = Array.from({ length: sectionCount }, (_, section) => syntheticSection(page, section));
  return sections.join('\n\n');
}

function syntheticSection(page: number, section: number): string {
  const words = (count: number, seed: number) =>
    Array.from(
      { length: count },
      (_, word) => vocabulary[(page * 7 + section * 13 + word * 3 + seed) % vocabulary.length],
    ).join(' ');
  return [
    `## ${words(4, 1)}`,
    `${words(40, 2)}. **${words(3, 3)}** ${words(20, 4)}, [${words(2, 5)}](/) ${words(15, 6)}.`,
    `- ${words(8, 7)}\n- *${words(6, 8)}*\n- ${words(9, 9)}`,
    `| ${words(1, 10)} | ${words(1, 11)} |\n|---|---|\n| ${words(3, 12)} | ${words(3, 13)} |`,
  ].join('\n\n');
}

const vocabulary = (
  'network provider server address tunnel traffic device browser account privacy policy router setting ' +
  'connection country protocol audit report owner price renewal month year reader source date fact score'
).split(' ');
