import { translationStates } from '../translations/translation-states.ts';
import type { Check } from './check.ts';

/**
 * Every text exists in every language, or in those that it lists, and each translation records which revision of the
 * original it follows.
 */
export const translationsRecorded: Check = ({ root, contentFiles }) =>
  translationStates(root, contentFiles).flatMap(({ file, original, state }) => {
    if (state === 'missing') {
      const remedy =
        file === original
          ? 'Write the original: translations follow it.'
          : `Translate ${original}, then run npm run site -- translations --stamp ${file}. Or list the languages of the page in its front matter, such as "languages: [en]".`;
      return [{ file, message: 'The text is missing in this language.', remedy }];
    }
    if (state === 'no record') {
      const message = 'The translation does not say which revision of the original it follows.';
      return [
        {
          file,
          message,
          remedy: `Compare it with ${original}, then run npm run site -- translations --stamp ${file}.`,
        },
      ];
    }
    return [];
  });
