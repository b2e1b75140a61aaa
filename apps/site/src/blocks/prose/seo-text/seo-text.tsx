import type { Rendered } from '#blocks/rendered.ts';
import { toFragment } from '#blocks/to-fragment.ts';
import type { SeoTextModel } from './seo-text.block.ts';

/**
 * A text whose rest is in a native `details` element, which works without JavaScript and which the browser's find-in-page
 * searches.
 */
export function SeoText({ title, label, lead, rest }: Rendered<SeoTextModel>) {
  return (
    <div className={title === undefined ? 'more-text' : 'more-text more-text-titled'}>
      {title !== undefined && <h2>{title}</h2>}
      {toFragment(lead)}
      {rest.length > 0 && (
        <details>
          <summary>{label}</summary>
          <div>{toFragment(rest)}</div>
        </details>
      )}
    </div>
  );
}
