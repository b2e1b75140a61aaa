import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namePlaceholder } from '@vpn-site/core/site/placeholders.ts';
import { siteFilePath, siteSchema } from '../data-files.ts';
import type { Check } from './check.ts';

/** No text contains the name of the site. Texts have a placeholder, so that renaming the site changes one line. */
export const siteNameFilledIn: Check = ({ root, data }) => {
  const { name, product } = data.read(siteFilePath, siteSchema);
  // A name that is part of the product's description, such as "VPN", cannot be distinguished from an ordinary word.
  const ordinary = Object.values(product).some((words) => words.toLowerCase().includes(name.toLowerCase()));
  if (ordinary) return [];
  const typed = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'u');
  return globSync(['content/**/*.{md,yaml}', 'messages/*.json'], { cwd: root })
    .filter((file) => file !== siteFilePath)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          typed.test(line)
            ? [
                {
                  file,
                  line: index + 1,
                  message: `The name of the site, "${name}", is written out here.`,
                  remedy: file.endsWith('.json')
                    ? 'Use an argument of the message instead, such as {name}.'
                    : `Write ${namePlaceholder} instead. The site fills in the name from ${siteFilePath}.`,
                },
              ]
            : [],
        ),
    );
};
