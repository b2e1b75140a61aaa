import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGit } from '@vpn-site/content/git.ts';
import { readReportDecisions, reportDecisionsPath } from '@vpn-site/content/report-decisions.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { ReportSpool, recordedReport } from '@vpn-site/server/ledger/report-spool.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptReport, decideReport, findReport, hasFactChanged } from './decide-report.ts';
import { readReports, reportSources } from './read-reports.ts';
import { reportLines } from './report-lines.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reports-'));
  mkdirSync(join(root, 'content/data'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const report = (wrong: string, day = '2025-06-14') =>
  ({ provider: 'alder', key: 'tor', wrong, source: undefined, locale: 'en', day }) as const;

function spoolWith(name: string, ...reports: readonly ReturnType<typeof report>[]): string {
  const file = join(root, name);
  const spool = new ReportSpool(file);
  for (const each of reports) spool.keep(each);
  spool.close();
  return file;
}

describe('readReports', () => {
  test('reads the spools of all servers, oldest first, what lies in two of them once', async () => {
    const first = spoolWith('a.sqlite', report('new', '2025-06-15'), report('both'));
    const second = spoolWith('b.sqlite', report('both'), report('old', '2025-06-01'));
    const found = await readReports({ spools: [first, second] });
    expect(found.map(({ wrong, day }) => [wrong, day])).toEqual([
      ['old', '2025-06-01'],
      ['both', '2025-06-14'],
      ['new', '2025-06-15'],
    ]);
  });

  test('a spool that is not there is no place', () => {
    expect(reportSources({ SPOOL_FILE: join(root, 'none.sqlite') })).toEqual({
      databaseUrl: undefined,
      spools: [],
    });
  });
});

describe('a decision', () => {
  const one = recordedReport(report('It has Tor servers.'));

  test('is written down once, without the words of the reader', () => {
    decideReport(root, one, { day: '2025-06-15' });
    const text = readFileSync(join(root, reportDecisionsPath), 'utf8');
    expect(text).not.toContain('Tor servers');
    expect(readReportDecisions(new DataFiles(root))).toEqual([
      { report: one.id, day: '2025-06-15', fact: 'alder/tor', decision: 'accepted' },
    ]);
    expect(() => decideReport(root, one, { day: '2025-06-16', because: 'no' })).toThrow(
      /accepted on 2025-06-15/,
    );
    expect(readFileSync(join(root, reportDecisionsPath), 'utf8')).toBe(text);
  });

  test('takes a report off the list', () => {
    const two = recordedReport(report('Two\nlines.'));
    decideReport(root, one, { day: '2025-06-15', because: 'The page says otherwise.' });
    const decisions = readReportDecisions(new DataFiles(root));
    expect(reportLines([one, two], decisions, false)).toEqual([
      `${two.id.slice(0, 8)}  2025-06-14  alder/tor  (en)`,
      '    Two',
      '    lines.',
      '',
      '1 report to decide, 1 decided (--all shows them).',
    ]);
    expect(reportLines([one, two], decisions, true).join('\n')).toContain(
      'declined on 2025-06-15: The page says otherwise.',
    );
  });

  test('names one report by the beginning of its id', () => {
    const twin = { ...one, id: `${one.id.slice(0, 35)}x` };
    expect(findReport(one.id.slice(0, 8), [one])).toBe(one);
    expect(() => findReport('', [one])).toThrow('There is no report');
    expect(() => findReport(one.id.slice(0, 8), [one, twin])).toThrow('Several reports');
  });
});

describe('a report about a fact', () => {
  const file = () => join(root, 'facts/providers/alder.yaml');
  const write = (value: string, checked = '2025-06-01') => {
    mkdirSync(join(root, 'facts/providers'), { recursive: true });
    writeFileSync(file(), `facts:\n  tor: { value: ${value}, checked: ${checked} }\n`);
  };
  const commit = (day: string) => {
    const name = ['user.name=a', 'user.email=a@example.org'].flatMap((setting) => ['-c', setting]);
    const date = `${day}T12:00:00Z`;
    runGit(root, ['add', '.']);
    runGit(root, [...name, 'commit', '--quiet', '--message=facts'], {
      env: { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  };
  const one = { provider: 'alder', key: 'tor', day: '2025-06-14' };

  test('compares the fact with the commit before the day of the report', () => {
    expect(hasFactChanged(root, one)).toBeUndefined();
    runGit(root, ['init', '--quiet']);
    write('false');
    commit('2025-06-10');
    expect(hasFactChanged(root, one)).toBe(false);
    write('true');
    expect(hasFactChanged(root, one)).toBe(true);
    commit('2025-06-14');
    expect(hasFactChanged(root, one)).toBe(true);
    expect(hasFactChanged(root, { ...one, day: '2025-06-15' })).toBe(false);
  });

  test('is accepted if the fact has changed, or closed by the word that it was right already', () => {
    const [sent, another] = [recordedReport(report('It has Tor.')), recordedReport(report('Tor works.'))];
    const day = '2025-06-16';
    runGit(root, ['init', '--quiet']);
    write('false');
    commit('2025-06-10');
    expect(() => acceptReport(root, sent, { day, isAlreadyRight: false })).toThrow(
      /has not changed since 2025-06-14.*--already-right/,
    );
    expect(readReportDecisions(new DataFiles(root))).toEqual([]);
    write('true');
    expect(acceptReport(root, sent, { day, isAlreadyRight: false }).decision).toBe('accepted');
    const right = acceptReport(root, another, { day, isAlreadyRight: true });
    expect(right).toMatchObject({ decision: 'declined', because: 'The fact was right already.' });
  });

  test('a new day of reading is no change', () => {
    runGit(root, ['init', '--quiet']);
    write('false');
    commit('2025-06-10');
    write('false', '2025-06-16');
    expect(hasFactChanged(root, one)).toBe(false);
  });
});
