import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const monitoringFolder = 'deploy/monitoring';

export interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: Readonly<Record<'summary' | 'description' | 'runbook', string>>;
}

/** A metric that Prometheus computes from others. */
export interface RecordingRule {
  readonly record: string;
  readonly expr: string;
}

interface RuleFile {
  readonly groups: readonly { readonly rules: readonly (AlertRule | RecordingRule)[] }[];
}

/** Reads every alert of deploy/monitoring/alerts.yml. */
export function readAlertRules(): AlertRule[] {
  return readRules().filter((rule) => 'alert' in rule);
}

export function readRecordingRules(): RecordingRule[] {
  return readRules().filter((rule) => 'record' in rule);
}

function readRules(): (AlertRule | RecordingRule)[] {
  const { groups } = parse(readFileSync(`${monitoringFolder}/alerts.yml`, 'utf8')) as RuleFile;
  return groups.flatMap(({ rules }) => rules);
}

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

/** Reads every query of deploy/monitoring/dashboard.json. */
export function readDashboardQueries(): string[] {
  const { panels } = JSON.parse(readFileSync(`${monitoringFolder}/dashboard.json`, 'utf8')) as Dashboard;
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}
