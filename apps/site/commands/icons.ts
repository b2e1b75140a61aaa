import { writeFileSync } from 'node:fs';
import { drawRegisteredIcons } from '#build/icons/draw-registered-icons.ts';

/** npm run site -- icons: copies the SVGs of the named icons. Run it after a change of apps/site/src/ui/icons/icon-table.ts. */
const file = 'apps/site/src/ui/icons/registered-icons.json';
const icons = drawRegisteredIcons();
writeFileSync(file, `${JSON.stringify(icons, undefined, 2)}\n`);
console.log(`${Object.keys(icons).length} icons written to ${file}.`);
