import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { editorNoteIn } from '@vpn-site/core/provider/editor-note.ts';
import { managedFactFiles, problemAt } from '#facts/fact-file.ts';
import { stringsNamed } from '#facts/fact-tree.ts';
import type { Check } from '../check.ts';

/** A title is verbatim from the source. Our remarks have their own field, so that readers get them in their language. */
export const sourceTitlesVerbatim: Check = ({ factFiles }) =>
  managedFactFiles(factFiles).flatMap((file) => {
    const { sources, source } = fieldsOf(file.data);
    return stringsNamed({ ...file, data: { sources, source } }, ['title']).flatMap(({ path, text }) => {
      const note = editorNoteIn(text);
      if (note === undefined) return [];
      const remedy =
        'Write the title exactly as the source has it. Put its date into "published", its language into "language", and anything else into "note".';
      return [problemAt(file, path, `The title contains a note of ours: "${note}".`, remedy)];
    });
  });
