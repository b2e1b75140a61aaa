import { lineOfField } from '../front-matter.ts';
import { languagesIn, wantedLanguages } from '../translations/translation-states.ts';
import type { Check } from './check.ts';

/** A page that lists its languages exists in exactly these languages, and all its translations list the same. */
export const languagesAgree: Check = ({ contentFiles }) =>
  [...Map.groupBy(contentFiles, ({ id }) => id).values()].flatMap((files) => {
    const wanted = wantedLanguages(files);
    const list = `languages: [${wanted.join(', ')}]`;
    return files.flatMap((file) => {
      const line = file.frontMatter && lineOfField(file.frontMatter.yaml, 'languages');
      if (!wanted.some((language) => language === file.locale)) {
        const message = `The page does not list this language: ${list}.`;
        return [
          { file: file.file, line, message, remedy: `Add "${file.locale}" there, or remove this file.` },
        ];
      }
      const own = languagesIn(file);
      if (own === undefined || own.join() === wanted.join()) return [];
      const message = `A translation of this page says ${list}.`;
      return [{ file: file.file, line, message, remedy: 'Write the same in all of them.' }];
    });
  });
