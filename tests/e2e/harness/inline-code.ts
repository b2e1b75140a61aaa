import { beforePaintScript } from '../../../src/ui/layout/before-paint-script.ts';

/**
 * Scripts and styles in a page that the policy would refuse: anything inline but the one script before the first paint. A block of
 * data is no script: browsers never run it.
 */
export function inlineCode(html: string): string[] {
  const withoutChoices = html.replace(`<script>${beforePaintScript}</script>`, '');
  return (
    withoutChoices.match(
      /<[^>]+\sstyle=|<style|<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)|<[^>]+\son\w+=/g,
    ) ?? []
  );
}
