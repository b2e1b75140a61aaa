import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import type { Project, Scaffold } from './files.ts';

interface Form {
  /** The key of the fact whose list gets the item. */
  readonly key: string;
  /** The lines of the item, indented as in the list. */
  readonly lines: readonly string[];
  readonly next: string;
}

/** Adds a form for a plan to the prices of a provider. */
export function newPrice(project: Project, provider: string, plan = ''): Scaffold {
  const plans = pricesOf(project, provider);
  if (plans.includes(plan)) throw new UsageError(`${provider} already has the plan "${plan}".`);
  return withForm(project, provider, {
    key: 'prices',
    lines: [
      `- id: ${plan}`,
      '  name: … # as the provider calls it',
      '  currency: USD',
      '  market: US # the country whose visitors see this price',
      '  months: 12 # bonus months included; or days, for less than a month',
      '  charged: 0 # the whole amount charged today',
      '  renewal: { charged: 0, months: 12 } # or unpublished, or none',
      '  refundDays: 30 # without this line if unknown',
      '  tax: unknown # or included, or excluded',
      `  observed: ${project.today} # the day of the copy that you read`,
      '  source: … # describe it under sources, at the end of the file',
    ],
    next: `Then quote the row of the plan under "quotes" of prices, and add the plan to facts/price-history/${provider}.yaml.`,
  });
}

/** Adds a form for an audit to a provider. */
export function newAudit(project: Project, provider: string, auditor = ''): Scaffold {
  return withForm(project, provider, {
    key: 'audits',
    lines: [
      `- auditor: ${auditor}`,
      '  kind: … # inspection, assurance, infrastructure, apps-source, apps-unstated, part-source, part-unstated, checklist or other-product',
      `  scope: ${inEach('what they looked at')}`,
      '  date: 2026-01 # the last month of testing, as precise as the source',
      '  reportPublic: unknown # true if anyone can read it, false if customers only',
      `  findings: ${inEach('what they found, in one sentence; only if you read it')}`,
      '  source: … # describe it under sources, at the end of the file',
    ],
    next: 'Then quote the words that show it, and set "asOf" of audits to its date if that is newer. facts/GUIDELINES.md explains each kind.',
  });
}

/** Adds a form for an incident to a provider. */
export function newIncident(project: Project, provider: string, date = ''): Scaffold {
  if (!/^\d{4}(?:-\d\d){0,2}$/.test(date)) {
    throw new UsageError(`"${date}" is not a date. Write 2026-08-21, 2026-08 or 2026.`);
  }
  return withForm(project, provider, {
    key: 'incidents',
    lines: [
      `- date: ${date.length === 4 ? `"${date}"` : date}`,
      `  summary: ${inEach('what happened, in a sentence or two')}`,
      '  outcome: unknown # clean, customer-data-safe, data-exposed or service-limited',
      '  harm: none # handed-over, exposed-wide, exposed-part, break-in, flaw or conduct',
      '  # told: itself-within-30-days # answered, or kept-back: required if there was harm',
      '  source: … # describe it under sources, at the end of the file',
    ],
    next: 'Then quote the words that show it, and set "asOf" of incidents to its date if that is newer. List it for every provider that it names.',
  });
}

function pricesOf({ catalog }: Project, provider: string): readonly string[] {
  const written = catalog.facts.providers.find(({ id }) => id === provider);
  const prices = written && knownFact(written, 'prices');
  return prices?.type === 'plans' ? prices.value.map(({ id }) => id) : [];
}

/** Adds a form as a comment, so that the file stays valid until an editor fills it in. The content check lists the form. */
function withForm({ root, catalog }: Project, provider: string, { key, lines, next }: Form): Scaffold {
  if (!catalog.facts.providers.some(({ id }) => id === provider)) {
    const ids = catalog.facts.providers.map(({ id }) => id).join(', ');
    throw new UsageError(`There is no provider "${provider}". The providers are: ${ids}.`);
  }
  const file = `facts/providers/${provider}.yaml`;
  const written = readFileSync(join(root, file), 'utf8').split('\n');
  const cell = written.indexOf(`  ${key}:`);
  const value = written.findIndex((line, at) => at > cell && line.startsWith('    value:'));
  if (cell === -1 || value === -1) {
    throw new UsageError(`${file} has no list "${key}" on lines of its own. Write the first one by hand.`);
  }
  const end = written.findIndex((line, at) => at > value && !/^ {6}|^$/.test(line));
  const form = [`TODO: an item of ${key}; fill it in, without the sign before each line`, ...lines];
  const isFirst = !(written[value] ?? '').endsWith('value:');
  return {
    files: [
      {
        file,
        text: written.toSpliced(end, 0, ...form.map((line) => `      # ${line}`)).join('\n'),
        isChanged: true,
      },
    ],
    next: `Fill in the item in ${file}, line ${end + 1}.${isFirst ? ` Write "value:" alone on its line first.` : ''} ${next}`,
  };
}

function inEach(what: string): string {
  return `{ ${localeCodes.map((locale) => `${locale}: "${what}"`).join(', ')} }`;
}
