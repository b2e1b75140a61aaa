import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAlertRules } from './alert-rules.ts';

const runbook = 'docs/operations/runbook';
const rules = readAlertRules();
const pageOf = (alert: string) => `${alert.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.md`;
const severities = ['page', 'ticket', 'heartbeat'];
const sections = ['Look here first', 'Likely causes', 'What to do'];

describe.each(rules)('the alert $alert', ({ alert, labels, annotations }) => {
  test('says in words what is wrong, what readers notice, and where to read on', () => {
    expect(severities).toContain(labels.severity);
    expect(annotations).toEqual({
      summary: expect.any(String),
      description: expect.stringMatching(/reader|pages|facts|address|browser/i),
      runbook: `${runbook}/${pageOf(alert)}`,
    });
  });

  test('has a page with every part, and a line in the index that says who is woken', () => {
    const page = readFileSync(annotations.runbook, 'utf8');
    expect(page.split('\n')[0]).toBe(`# ${alert}`);
    expect(page.match(/(?<=^## ).*$/gm)).toEqual(sections);
    expect(page).toContain(`Severity: ${labels.severity}.`);
    expect(readFileSync(`${runbook}/README.md`, 'utf8')).toContain(
      `- [${alert}](${pageOf(alert)}): ${labels.severity}\n`,
    );
  });
});

test('every page has its alert, and what pages name is there', () => {
  const pages = globSync(`${runbook}/*.md`).filter((file) => basename(file) !== 'README.md');
  expect(pages.map((file) => basename(file)).toSorted()).toEqual(
    rules.map(({ alert }) => pageOf(alert)).toSorted(),
  );
  for (const page of pages)
    for (const [, link = ''] of readFileSync(page, 'utf8').matchAll(/\]\(([^)#]+)/g))
      expect([page, link, existsSync(`${dirname(page)}/${link}`)]).toEqual([page, link, true]);
});
