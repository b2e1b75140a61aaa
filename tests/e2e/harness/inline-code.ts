import { themeScript } from '../../../src/ui/theme/theme-script.ts';

/**
 * Scripts and styles in a page that the policy would refuse: anything inline but the one theme script. A block of
 * data is no script: browsers never run it.
 */
export function inlineCode(html: string): string[] {
  const withoutTheme = html.replace(`<script>${themeScript}</script>`, '');
  return (
    withoutTheme.match(
      /<[^>]+\sstyle=|<style|<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)|<[^>]+\son\w+=/g,
    ) ?? []
  );
}
