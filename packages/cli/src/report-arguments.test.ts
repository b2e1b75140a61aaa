import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseCount, setWorkflowOutput } from './report-arguments.ts';

test.each(['', '-1', '1.5', 'ten', '123456'])('"%s" is no count', (text) => {
  expect(() => parseCount('days', text)).toThrow(`--days is "${text}": write a whole number.`);
});

test('a count is a number', () => {
  expect(parseCount('days', '400')).toBe(400);
});

test('a workflow is told where it asks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  vi.stubEnv('GITHUB_OUTPUT', '');
  setWorkflowOutput('due', true);
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'));
  setWorkflowOutput('due', true);
  setWorkflowOutput('warn', false);
  expect(readFileSync(join(folder, 'output'), 'utf8')).toBe('due=true\nwarn=false\n');
});
