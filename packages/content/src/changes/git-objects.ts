/**
 * Yields the content of each object in the output of `git cat-file --batch`, which consists of "id type size", the content
 * and a line end. Yields undefined if there is no such blob. Sizes are in bytes, so the output is split as bytes.
 */
export function* objectTexts(answer: Buffer): Generator<string | undefined> {
  for (let from = 0; from < answer.length; ) {
    const start = answer.indexOf('\n', from) + 1;
    const size = / blob (\d+)$/.exec(answer.toString('utf8', from, start - 1))?.[1];
    if (start === 0) return;
    if (size === undefined) {
      yield undefined;
      from = start;
    } else {
      const end = start + Number(size);
      yield answer.toString('utf8', start, end);
      from = end + 1;
    }
  }
}
