import { createHash } from 'node:crypto';
import { beforePaintScript } from '@vpn-site/site/layout/before-paint-script.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { contentSecurityPolicy } from '@vpn-site/site/release/security-headers.ts';

/**
 * Returns scripts and styles in a page that its content security policy would block: all inline ones except the script
 * before the first paint and styles with allowed hashes. A data block such as JSON-LD is not a script, because browsers
 * never run it.
 */
export function inlineCode(html: string, policy = ''): string[] {
  const left = html
    .replace(`<script>${beforePaintScript}</script>`, '')
    .replaceAll(/<style>(.*?)<\/style>/gs, (whole, css: string) => (allows(policy, css) ? '' : whole));
  return (
    left.match(
      /<[^>]+\sstyle=|<style|<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)|<[^>]+\son\w+=/g,
    ) ?? []
  );
}

/** Returns the content security policy with which the pages of a build are sent. */
export function policyOf(dist: string): string {
  return contentSecurityPolicy({ isHttps: true, firstSheets: readRelease(dist).firstSheets });
}

function allows(policy: string, css: string): boolean {
  const styles = policy.split('; ').find((directive) => directive.startsWith('style-src ')) ?? '';
  return styles.split(' ').includes(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
}
