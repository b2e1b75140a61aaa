import type { IconName } from './icon-table.ts';
import registered from './registered-icons.json';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/**
 * A registered icon, rendered as SVG in the page so that it needs no request. Decorative; the text beside it carries the
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
