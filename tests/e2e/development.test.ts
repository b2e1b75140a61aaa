import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, type RunningProcess, startProcess } from './harness/process.ts';
import { copyProject, type ProjectCopy } from './harness/project-copy.ts';

/** The dev server needs a moment to see a change; it must not need a restart. */
async function eventually(url: string, text: string): Promise<string> {
  const deadline = Date.now() + 20_000;
  let html = '';
  while (Date.now() < deadline) {
    html = await (await fetch(url)).text();
    if (html.includes(text)) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return html;
}

describe('npm run dev', () => {
  let copy: ProjectCopy;
  let server: RunningProcess;
  let url = '';

  beforeAll(async () => {
    copy = copyProject();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const args = ['node_modules/.bin/astro', 'dev', '--host', '127.0.0.1', '--port', String(port)];
    server = await startProcess(process.execPath, args, {
      cwd: copy.folder,
      env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'development', VITEST: '' },
      readyWhen: /ready in|Local/,
    });
  });

  afterAll(async () => {
    await server.stop();
    copy.remove();
  });

  function change(file: string, from: string, to: string): void {
    const path = join(copy.folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  }

  test('dresses a page by the sheets it links, and by nothing else', async () => {
    const html = await eventually(`${url}/`, '<h1');
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path);
    expect(sheets.length).toBeGreaterThan(1);
    for (const path of sheets) {
      const response = await fetch(`${url}${path}`, { headers: { accept: 'text/css' } });
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'text/css']);
      expect(await response.text()).not.toContain('@variant');
    }
    expect(html).not.toContain('<style');
  });

  test('shows a changed sentence without a restart', { tags: 'document-markdown-source' }, async () => {
    await eventually(`${url}/privacy/what-is-a-vpn`, 'What is a VPN?');
    change('content/explainers/what-is-a-vpn.en.md', 'title: What is a VPN?', 'title: A changed title');
    expect(await eventually(`${url}/privacy/what-is-a-vpn`, 'A changed title')).toContain(
      'A changed title</h1>',
    );
  });

  test('shows a changed interface string without a restart', async () => {
    change('messages/pl.json', 'Ostatnia zmiana', 'Odmieniona zmiana');
    expect(await eventually(`${url}/pl/prywatnosc/co-to-jest-vpn`, 'Odmieniona')).toContain(
      'Odmieniona zmiana',
    );
  });

  test('shows a new page without a restart', async () => {
    const text = readFileSync(join(copy.folder, 'content/explainers/what-is-a-vpn.tr.md'), 'utf8');
    const added = text.replace('slug: gizlilik/vpn-nedir', 'slug: gizlilik/yeni-sayfa');
    writeFileSync(join(copy.folder, 'content/explainers/new-page.tr.md'), added);
    expect(await eventually(`${url}/tr/gizlilik/yeni-sayfa`, '<h1')).toContain('VPN nedir?</h1>');
  });
});
