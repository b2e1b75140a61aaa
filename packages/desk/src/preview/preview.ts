import { join } from 'node:path';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import { runnerImport } from 'vite';
import type { OwnersDesk } from '../owners-desk.ts';
import { previewSheets } from './preview-sheets.ts';

type Render = typeof import('./render-text.tsx')['renderText'];

const project = join(import.meta.dirname, '../../../..');
let loaded: Promise<Render> | undefined;

/** Renders a text as readers would see it, drafts too, with other words for its body if they are given. */
export async function previewOf(
  { root, day }: OwnersDesk,
  id: string,
  locale: string,
  body?: string,
): Promise<string> {
  // The pages of the site are many modules, so they are loaded with the first preview.
  loaded ??= runnerImport<{ readonly renderText: Render }>(join(import.meta.dirname, 'render-text.tsx'), {
    root: project,
    configFile: false,
    logLevel: 'error',
  }).then(({ module }) => module.renderText);
  const renderText = await loaded;
  try {
    return pageWith(renderText(root, day, id, locale, body));
  } catch (error) {
    // The list of mistakes beside the preview names file and line.
    const reason = error instanceof ProblemsError ? error.problems[0]?.message : (error as Error).message;
    return pageWith(
      `<main class="page"><p>The preview can’t be shown yet: ${escaped(reason ?? '')}</p></main>`,
    );
  }
}

/** The font of headings is only used if it is there at once, so it is asked for first. */
const preloadedFonts = ['literata-latin.woff2', 'literata-latin-ext.woff2'];

function pageWith(main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
${preloadedFonts.map((name) => `<link rel="preload" as="font" type="font/woff2" href="${name}" crossorigin>`).join('\n')}
${previewSheets.map((name) => `<link rel="stylesheet" href="sheet-${name}.css">`).join('\n')}
</head>
<body>${main}</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
