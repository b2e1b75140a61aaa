import { writeFileSync } from 'node:fs';
import { headingFontFiles } from '#build/fonts/heading-font-files.ts';

/**
 * npm run site -- fonts: subsets the heading font to our letters and writes it with its stylesheet into
 * apps/site/src/ui/styles.
 */
for (const { file, content } of await headingFontFiles()) {
  writeFileSync(file, content);
  console.log(`${file}: ${content.length} bytes`);
}
