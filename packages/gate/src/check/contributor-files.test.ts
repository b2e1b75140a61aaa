import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, matchesGlob } from 'node:path';
import { reportPlaceholders } from '@vpn-site/core/site/report-address.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface FormField {
  readonly type: string;
  readonly id?: string;
  readonly attributes: { readonly label?: string; readonly value?: string };
}

interface IssueForm {
  readonly name: string;
  readonly description: string;
  readonly labels: readonly string[];
  readonly body: readonly FormField[];
}

const forms = globSync('.github/ISSUE_TEMPLATE/*.yml')
  .filter((file) => basename(file) !== 'config.yml')
  .map((file) => ({ name: basename(file), form: parse(readFileSync(file, 'utf8')) as IssueForm }));
const idsOf = ({ body }: IssueForm) => body.flatMap(({ id }) => id ?? []);

describe.each(forms)('the form $name', ({ form }) => {
  test('is one that a forge accepts', () => {
    expect(form).toMatchObject({
      name: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      labels: [expect.any(String)],
    });
    for (const { type, id, attributes } of form.body) {
      expect(['markdown', 'input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      if (type === 'markdown') expect(attributes.value).toMatch(/\S/);
      else expect([id, attributes.label]).toEqual([expect.stringMatching(/^[\w-]+$/), expect.any(String)]);
    }
    expect(new Set(idsOf(form)).size).toBe(idsOf(form).length);
  });

  test('asks whether somebody earns from what is said of a provider', () => {
    expect(idsOf(form).includes('interest')).toBe(idsOf(form).includes('provider'));
  });
});

test('the form for wrong facts has a field for all that report links know of one', () => {
  const wrongFact = forms.find(({ name }) => name === 'wrong-fact.yml');
  // A forge fills in the title itself, and forms have fields instead of a body.
  const known = reportPlaceholders.filter((place) => place !== 'title' && place !== 'body');
  expect(wrongFact && idsOf(wrongFact.form)).toEqual(expect.arrayContaining(known));
});

describe('CHANGELOG.md', () => {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.*)$/gm)].map(([, text]) => text);
  const [first, ...editions] = headings;
  const numberOf = (heading = '') => heading.split(' ')[0] ?? '';

  test('begins with what is not released yet, then each edition has its number and its day', () => {
    expect(first).toBe('Unreleased');
    for (const heading of editions) expect(heading).toMatch(/^\d+\.\d+\.\d+ – \d{4}-\d{2}-\d{2}$/);
  });

  test('has the newest first, and that is the number of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const numbers = editions.map(numberOf);
    expect(numbers[0]).toBe(version);
    const newestFirst = numbers.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    expect(numbers).toEqual(newestFirst);
  });
});

describe('updates', () => {
  interface Update {
    readonly 'package-ecosystem': string;
    readonly directory?: string;
    readonly directories?: readonly string[];
    readonly cooldown?: Readonly<Record<string, number>>;
    readonly groups?: Readonly<Record<string, { readonly patterns: readonly string[] }>>;
  }
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as { updates: readonly Update[] };

  test('wait for others to find what is wrong with them', () => {
    expect(updates).not.toEqual([]);
    for (const { cooldown } of updates) expect(cooldown?.['default-days']).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ['npm', '**/package-lock.json'],
    ['docker', '**/Containerfile'],
    ['docker-compose', '**/compose.yaml'],
    ['github-actions', '.github/workflows'],
  ])('are proposed for everything that %s installs', (ecosystem, pattern) => {
    const files = globSync(pattern, { exclude: (path) => /(^|\/)(node_modules|stand-ins)$/.test(path) });
    const folders = files.map((file) => `/${ecosystem === 'github-actions' ? '' : dirname(file)}`);
    const watched = updates
      .filter((update) => update['package-ecosystem'] === ecosystem)
      .flatMap(({ directory, directories }) => directories ?? [directory ?? '']);
    expect(new Set(watched)).toEqual(new Set(folders.map((folder) => folder.replace('/.', '/'))));
  });

  test('name a newer Node in one proposal', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      optionalDependencies: Readonly<Record<string, string>>;
    };
    const patterns = updates.flatMap(({ groups }) => groups?.node?.patterns ?? []);
    const unnamed = Object.keys(optionalDependencies).filter(
      (name) => !patterns.some((pattern) => matchesGlob(name, pattern)),
    );
    expect(unnamed).toEqual([]);
  });
});

test('every folder that a reviewer could be named for is there', () => {
  const paths = [...readFileSync('CODEOWNERS', 'utf8').matchAll(/^(?:# )?\/(\S+)/gm)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path.split('**')[0] ?? ''))).toEqual([]);
});
