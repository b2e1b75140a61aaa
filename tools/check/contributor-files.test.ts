import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { reportPlaces } from '#domain/report/report-address.ts';

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
  // A forge fills in title itself, and forms have fields instead of a body.
  const known = reportPlaces.filter((place) => place !== 'title' && place !== 'body');
  expect(wrongFact && idsOf(wrongFact.form)).toEqual(expect.arrayContaining(known));
});
