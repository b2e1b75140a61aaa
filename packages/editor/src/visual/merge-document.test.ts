import { expect, test } from 'vitest';
import { mergeDocument } from './merge-document.ts';

const before = `---
# Kept.
title: "A: b"
description: Words.
updated: 2025-06-10
scene: router
---

A sentence.
`;
const merge = (after: string) => mergeDocument('content/guides/x.en.md', before, after);

test('fields that the form does not know stay, and so do comments', () => {
  expect(merge('---\ntitle: "A: b"\ndescription: >-\n  Words.\n---\n\nA sentence.\n')).toBe(before);
});

test('a field that changed is one line', () => {
  expect(merge("---\ntitle: 'A: b'\ndescription: More words.\nlede: ''\n---\nA sentence.\n")).toBe(
    before.replace('Words.', 'More words.'),
  );
});

test('a field that was filled in is added', () => {
  expect(merge('---\nexcerpt: New.\n---\nA sentence.\n')).toBe(
    before.replace('router\n', 'router\nexcerpt: New.\n'),
  );
});
