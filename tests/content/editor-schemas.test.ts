import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { editorSchemas } from '@vpn-site/content/facts/editor-schemas.ts';
import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

const schemas = editorSchemas('.');
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'yaml.schemas': Readonly<Record<string, string>>;
};

test('the schemas for editors are those of the vocabulary, and each is in use', () => {
  for (const [file, text] of schemas) {
    expect(readFileSync(file, 'utf8'), `${file}: run "npm run site -- schemas"`).toBe(text);
  }
  expect(Object.keys(settings['yaml.schemas']).toSorted()).toEqual([...schemas.keys()].toSorted());
});

test.each([...schemas])(
  '%s accepts every file that it is for, and refuses an unknown field',
  (name, text) => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(text) as object);
    const files = readFactFiles('.').filter(({ file }) =>
      matchesGlob(file, settings['yaml.schemas'][name] ?? ''),
    );
    expect(files).not.toEqual([]);
    for (const { file, raw } of files) {
      expect(validate(raw), `${file}: ${JSON.stringify(validate.errors?.[0])}`).toBe(true);
    }
    expect(validate('no object')).toBe(false);
  },
);
