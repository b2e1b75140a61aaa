import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = 'docs/decisions';
const index = readFileSync(`${folder}/README.md`, 'utf8');
const records = globSync(`${folder}/0*.md`).map((file) => ({
  name: basename(file),
  text: readFileSync(file, 'utf8'),
}));

describe.each(records)('the decision $name', ({ name, text }) => {
  const [title = '', , status = ''] = text.split('\n');

  test('has a title with its number, a date and a status', () => {
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 4)}: \\S`));
    expect(status).toMatch(/^Date: \d{4}-\d{2}-\d{2}\. Status: (?:accepted|replaced)/);
  });

  test('is in the index, under its title', () => {
    expect(index).toContain(`- [${name.slice(0, 4)}](${name}) ${title.slice('# 0000: '.length)}\n`);
  });

  test('is pointed to by the records that its status names', () => {
    const named = [...(/Status:.*?(?=\n## )/s.exec(text)?.[0] ?? '').matchAll(/\((0[^)]+\.md)\)/g)];
    for (const [, other = ''] of named)
      expect(records.find((record) => record.name === other)?.text).toContain(`(${name})`);
  });
});
