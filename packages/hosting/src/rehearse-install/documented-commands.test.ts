import { expect, test } from 'vitest';
import { applyReplacements, documentedCommands } from './documented-commands.ts';

const page = `# Page

## One

Words:

\`\`\`
first
second <<'END'
END
\`\`\`

\`\`\`yaml
not: a command
\`\`\`

## Two

\`\`\`
third
\`\`\`
`;

test('the commands of a page are what its fences hold that name no language, by heading', () => {
  expect(documentedCommands(page)).toEqual([
    { heading: 'One', blocks: ["first\nsecond <<'END'\nEND\n"] },
    { heading: 'Two', blocks: ['third\n'] },
  ]);
});

test('what a reader fills in is filled in as it is', () => {
  expect(
    applyReplacements('clone <this repository> x', [{ pattern: /<this repository>/g, replacement: '/r$&' }]),
  ).toBe('clone /r$& x');
});
