import type { IconName } from './icon-table.ts';
import registered from './registered-icons.json';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/**
 * A registered icon. It is an SVG in the page, so that it needs no request. It is decorative: the text next to it has its
 * meaning.
 */
export function Icon({ name, className = 'size-5' }: IconProps) {
  const { viewBox, body } = registered[name];
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className={`shrink-0 ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings come from the icon sets, checked by a test
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
