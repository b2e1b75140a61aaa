import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countOf, tellWorkflow } from './report-arguments.ts';

test.each(['', '-1', '1.5', 'ten', '123456'])('"%s" is no count', (text) => {
  expect(() => countOf('days', text)).toThrow(`--days is "${text}": write a whole number.`);
});

test('a count is a number', () => {
  expect(countOf('days', '400')).toBe(400);
});

test('a workflow is told where it asks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  vi.stubEnv('GITHUB_OUTPUT', '');
  tellWorkflow('due', true);
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'));
  tellWorkflow('due', true);
  tellWorkflow('warn', false);
  expect(readFileSync(join(folder, 'output'), 'utf8')).toBe('due=true\nwarn=false\n');
});
