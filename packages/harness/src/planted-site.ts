import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampTranslations } from '@vpn-site/content/translations/stamp-translations.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { releaseSiteFolder } from '@vpn-site/site/release/on-demand.ts';
import sharp from 'sharp';
import { createOncePerBuild } from './create-once-per-build.ts';
import { buildInto, copyProject } from './project-copy.ts';

export const analyticsKey = 'G-TEST123';

export const hostileName = '</script><script>alert(top)</script>';
/** A character at which old JavaScript parsers end a line, and so end a string in the middle. */
export const lineSeparator = '\u2028';

/** Code that Markdoc leaves as text. It is shown, but nothing runs. */
const inert = [
  '[a](javascript:alert(name)) [b](JAVASCRIPT:alert(name)) [d](data:text/html,<script>alert(name)</script>)',
  '[e](&#106;avascript:alert(name)) [f](javascript&colon;alert(name)) [g](< javascript:alert(name)>)',
  '[h](vbscript:alert(name)) [i](&#x6A;avascript&#58;alert(name))',
  '<script>window.hasRun = true; alert(name)</script>',
  '<img src=x onerror="alert(name)">',
  '<base href="https://evil.example/">',
  '<svg onload=alert(name)>',
  '<a href="javascript:alert(name)">click</a>',
].join('\n\n');

/** The min number of words of a page, without a number among them. */
const enoughWords = Array.from(
  { length: 6 },
  () =>
    'These words stand here because a page that says next to nothing is refused, and a test that plants a page ' +
    'has to plant one that an editor could have written.',
).join(' ');

/**
 * Builds a site with content that the fixture site does not have: analytics and counted views, a text with a picture at
 * /pictures, a text at /hostile that tries to inject code into the page, and the provider Dogwood with facts that try the
 * same. There is one build for all, because each takes half a minute.
 */
export function buildPlantedSite(): Promise<string> {
  return createOncePerBuild('planted-site', async (place) => {
    const copy = copyProject();
    const { folder } = copy;
    await plantPictures(folder);
    plantText(folder, 'pictures', '![The menu](/images/menu.png)');
    plantText(folder, 'hostile', inert);
    plantHostileFacts(folder);
    stampTranslations(folder);
    buildInto(place, copy, { PRERENDER_LIMIT: '20', ANALYTICS_KEY: analyticsKey, PAGE_VIEWS: '1' });
    // Added after the build, which would reject it.
    symlinkSync('/etc/passwd', join(place, releaseSiteFolder, 'content/images/linked.png'));
  });
}

/** Adds three pictures: one that is used, one that is not, and one that is too large. */
async function plantPictures(folder: string): Promise<void> {
  mkdirSync(join(folder, 'content/images'), { recursive: true });
  const picture = sharp({ create: { width: 1600, height: 800, channels: 3, background: 'teal' } });
  for (const name of ['menu', 'unused']) await picture.clone().png().toFile(pictureFile(folder, name));
  await picture.resize(3000).png().toFile(pictureFile(folder, 'huge'));
}

function pictureFile(folder: string, name: string): string {
  return join(folder, `content/images/${name}.png`);
}

function plantText(folder: string, slug: string, text: string): void {
  const head = `---\ntitle: T\ndescription: D\nslug: ${slug}\nupdated: ${fixtureDay}\n---`;
  for (const locale of localeCodes) {
    const file = join(folder, `content/explainers/${slug}.${locale}.md`);
    writeFileSync(file, `${head}\n\n${text}\n\n${enoughWords}\n`);
  }
}

/** Changes the facts of a provider to ones that try to inject code into the page. */
function plantHostileFacts(folder: string): void {
  const note = `${hostileName}${lineSeparator}<img src=x onerror=alert(2)>`;
  replaceIn(join(folder, 'facts/providers/dogwood.yaml'), [
    ['name: Dogwood\n', `name: ${JSON.stringify(hostileName + lineSeparator)}\n`],
    ['en: Its privacy policy could not be opened.', `en: ${JSON.stringify(note)}`],
  ]);
  // A verdict must contain the name of its provider.
  for (const locale of localeCodes) {
    replaceIn(join(folder, `content/reviews/dogwood.${locale}.md`), [
      [/^(?!title|description)(.*)\bDogwood\b/m, `$1${hostileName}${lineSeparator}`],
    ]);
  }
}

function replaceIn(
  file: string,
  changes: readonly (readonly [written: string | RegExp, planted: string])[],
): void {
  let text = readFileSync(file, 'utf8');
  for (const [written, planted] of changes) {
    const changed = text.replace(written, planted);
    if (changed === text)
      throw new Error(`${file} does not contain ${written}, so the test cannot replace it.`);
    text = changed;
  }
  writeFileSync(file, text);
}
