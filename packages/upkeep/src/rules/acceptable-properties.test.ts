import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalReason } from './acceptable.ts';
import { anyProposal } from './any-proposal.fixture.ts';
import { fieldAt, itemsAt, withEdits } from './edited-facts.ts';
import { changesOf } from './file-changes.ts';
import { alderFile, alderHistory, current } from './proposal.fixture.ts';
import type { Proposal } from './proposal.ts';
import { statementAt } from './statement-evidence.ts';

const accepted = (check: (proposal: Proposal) => void) =>
  fc.assert(
    fc.property(anyProposal, (proposal) => {
      if (refusalReason(proposal, current) === undefined) check(proposal);
    }),
    { numRuns: 5000 },
  );

test('whatever is asked for: no cell changes whose source was not read', () => {
  accepted((proposal) => {
    const read = proposal.read.map(({ id }) => id);
    for (const { before, after, paths, file: changed } of changesOf(proposal, current)) {
      expect([alderFile, alderHistory]).toContain(changed);
      for (const path of changed === alderFile ? paths : []) {
        if (path[0] === 'sources') expect(read).toContain(path[1]);
        else {
          const cited = [before, after].map((data) =>
            itemsAt(data, [...(statementAt(data, path) ?? []), 'sources']),
          );
          expect(cited.flat().filter((id) => read.includes(String(id)))).not.toEqual([]);
        }
      }
    }
  });
});

test('whatever is asked for: no value is written without a quote of a source that was read', () => {
  accepted((proposal) => {
    const read = proposal.read.map(({ id }) => id);
    for (const { after, paths } of changesOf(proposal, current).filter((each) => each.file === alderFile)) {
      for (const path of paths.filter(
        (each) => each.includes('value') && fieldAt(after, each) !== undefined,
      )) {
        const statement = statementAt(after, path) ?? path.slice(0, path.indexOf('value'));
        if (fieldAt(after, path) === 'unknown') continue;
        expect(proposal.quote.trim()).not.toBe('');
        const quotes = itemsAt(after, [...statement, 'quotes']) as { source?: string }[];
        expect(quotes.filter(({ source }) => read.includes(source ?? ''))).not.toEqual([]);
      }
    }
  });
});

test('whatever is asked for: what was applied changes nothing when it is applied again', () => {
  accepted((proposal) => {
    const once = (name: string) =>
      withEdits(
        current(name),
        proposal.edits.filter((each) => each.file === name),
      );
    // Removing an item from a list twice removes two items.
    if (proposal.edits.some((each) => each.value === undefined && typeof each.path.at(-1) === 'number'))
      return;
    expect(changesOf(proposal, once)).toEqual([]);
  });
});
