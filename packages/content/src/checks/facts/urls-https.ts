import { managedFactFiles, problemAt } from '#facts/fact-file.ts';
import { stringsNamed } from '#facts/fact-tree.ts';
import type { Check } from '../check.ts';

/** Every address that readers can follow is complete and uses https. */
export const urlsHttps: Check = ({ factFiles }) =>
  managedFactFiles(factFiles).flatMap((file) =>
    stringsNamed(file, ['website', 'url', 'reportAt'])
      .filter(({ text }) => URL.parse(text)?.protocol !== 'https:')
      .map(({ path, text }) =>
        problemAt(
          file,
          path,
          `"${text}" is not an https address.`,
          'Write the whole address, starting with https://.',
        ),
      ),
  );
