import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureDay, fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { firstTaskMarkdown, firstTaskText } from './first-task-report.ts';
import { readFirstTasks } from './read-first-tasks.ts';

const tasks = readFirstTasks(fixtureRoot, fixtureDay);
const taskOf = (id: string, key: string) =>
  tasks.filter(({ provider, definition }) => provider.id === id && definition.key === key);

describe('the tasks of the fixture site', () => {
  test('each names the line on which its key stands', () => {
    expect(tasks.length).toBeGreaterThan(10);
    for (const { file, line = 0, definition } of tasks) {
      const text = readFileSync(join(fixtureRoot, file), 'utf8').split('\n')[line - 1];
      expect(text).toContain(`${definition.key}:`);
    }
  });

  test('what grew old is one, with the source to read again', () => {
    const later = readFirstTasks(fixtureRoot, '2026-06-15');
    const stale = later.filter(({ kind }) => kind === 'stale');
    expect(stale.length).toBeGreaterThan(tasks.filter(({ kind }) => kind === 'stale').length);
    for (const { pages: lookAt } of stale) expect(lookAt).toHaveLength(1);
  });

  test('a terminal shows where to look, what to write and how to check it', () => {
    const [name, title, ...lines] = firstTaskText(taskOf('cedar', 'tor')).split('\n');
    expect([name, title]).toEqual([expect.stringMatching(/^Cedar/), '  tor is unknown']);
    expect(lines[0]).toMatch(/^ {4}what it means: \S/);
    expect(lines).toContainEqual(expect.stringMatching(/^ {4}where to look: its own pages, https:/));
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(
        /^ {4}what to write: facts\/providers\/cedar\.yaml:137, value: true, false or partial /,
      ),
      '    how to check: npm run check:content',
    ]);
    expect(firstTaskText(taskOf('cedar', 'app-languages'))).toMatch(/value: a list of \w+, /);
  });

  test('an issue has a title of its own', () => {
    const issues = firstTaskMarkdown([...taskOf('cedar', 'tor'), ...taskOf('fir', 'parent-company')]);
    expect(issues.match(/^## .*$/gm)).toEqual([
      expect.stringMatching(/^## Cedar.*: tor is unknown$/),
      expect.stringMatching(/^## Fir.*: parent-company is unknown$/),
    ]);
    expect(issues.match(/^- how to check: /gm)).toHaveLength(2);
  });
});
