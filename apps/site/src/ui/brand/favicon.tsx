import { Mark, type MarkProps } from './mark.tsx';

interface FaviconProps extends MarkProps {
  readonly light: string;
  readonly dark: string;
}

/** The logo for browser tabs. These may be light or dark independently of the page. */
export function Favicon({ light, dark, mark }: FaviconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: this is a separate file, and the browser labels the tab with the page title
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <style>{`svg{color:${light}}@media (prefers-color-scheme:dark){svg{color:${dark}}}`}</style>
      <Mark mark={mark} />
    </svg>
  );
}
