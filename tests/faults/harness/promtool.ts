import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { monitoringFolder, readAlertRules, readRecordingRules } from '../../monitoring/alert-rules.ts';
import { metricNames } from '../../monitoring/metric-names.ts';
import { type Course, promtoolSeries } from '../../monitoring/promtool-series.ts';

/** A number of minutes that is higher than the longest `for` of an alert, which is an hour. */
const minutesBefore = 75;
const minutesAfter = 75;

/** Runs promtool. Returns its output and whether it succeeded. */
export function promtool(...args: readonly string[]): { hasPassed: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { encoding: 'utf8' });
  return { hasPassed: status === 0, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
}

/**
 * Evaluates the real rules over the scrapes of a fault. Returns '' if no alert fires before the fault and exactly these
 * fire at the end, otherwise the output of promtool.
 */
export function firingProblems(
  course: Course,
  expected: readonly string[],
  growing: readonly string[] = [],
): string {
  const rules = [...readAlertRules(), ...readRecordingRules()];
  const used = new Set(rules.flatMap(({ expr }) => metricNames(expr)));
  const series = promtoolSeries(course, { minutesBefore, minutesAfter, growing }).filter((each) =>
    used.has(each.series.split('{')[0] ?? ''),
  );
  const fires = (minutes: number, alerts: readonly string[]) => ({
    // Ignores `Slow` unless it is expected, because response times also depend on what else runs on the test machine.
    expr: `max by (alertname) (ALERTS{alertstate="firing",alertname!~"Watchdog${alerts.includes('Slow') ? '' : '|Slow'}"})`,
    eval_time: `${minutes}m`,
    exp_samples: alerts.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
  });
  const folder = mkdtempSync(join(tmpdir(), 'promtool-'));
  const file = join(folder, 'staged.test.yml');
  writeFileSync(
    file,
    stringify({
      rule_files: [resolve(monitoringFolder, 'alerts.yml')],
      tests: [
        {
          interval: '1m',
          input_series: series,
          promql_expr_test: [fires(minutesBefore - 1, []), fires(minutesBefore + minutesAfter - 1, expected)],
        },
      ],
    }),
  );
  const { hasPassed, output } = promtool('test', 'rules', file);
  rmSync(folder, { recursive: true });
  return hasPassed ? '' : output;
}
