import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { refusalReason } from '#rules/acceptable.ts';
import { anyProposal } from '#rules/any-proposal.fixture.ts';
import { withEdits } from '#rules/edited-facts.ts';
import { alderFile, alderHistory, current } from '#rules/proposal.fixture.ts';
import { currentFacts } from './current-facts.ts';

const root = mkdtempSync(join(tmpdir(), 'standing-'));
afterAll(() => rmSync(root, { recursive: true }));
const texts = new Map(
  [alderFile, alderHistory].map((file) => [
    file,
    stringify(current(file), { lineWidth: 0, flowCollectionPadding: true }),
  ]),
);

test('a file is read as it stands, and nothing outside of the facts', () => {
  mkdirSync(join(root, 'facts/providers'), { recursive: true });
  for (const name of [alderFile, 'secret.yaml']) writeFileSync(join(root, name), texts.get(alderFile) ?? '');
  const found = currentFacts(root);
  expect(found(alderFile)).toEqual(current(alderFile));
  expect(found('facts/../secret.yaml')).toBeUndefined();
  expect(found('facts/providers/birch.yaml')).toBeUndefined();
});

test('what is judged is what will be written, and writing it twice changes nothing', () => {
  fc.assert(
    fc.property(anyProposal, (proposal) => {
      if (refusalReason(proposal, current) !== undefined) return;
      for (const [file, text] of texts) {
        const edits = proposal.edits.filter((edit) => edit.file === file);
        const written = editYaml(file, text, edits);
        expect(parse(written, { schema: 'core' })).toEqual(withEdits(current(file), edits));
        const takesOut = edits.some(
          ({ path, value }) => value === undefined && typeof path.at(-1) === 'number',
        );
        if (!takesOut) expect(editYaml(file, written, edits)).toBe(written);
      }
    }),
    { numRuns: 2000 },
  );
});
