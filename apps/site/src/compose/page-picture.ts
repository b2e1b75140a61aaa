import { type LocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import { type PreviewPicture, pagePicturePath } from '#head/preview-tags.ts';
import type { Page, ReadablePage } from '#page/page.ts';
import type { LocaleSite } from './locale-site.ts';
import type { PictureRow } from './page-kind.ts';
import { isReadable, readableKindOf } from './page-kinds.ts';
import { pageDescription, pageTitle } from './pages.ts';

export interface PagePicture {
  readonly siteName: string;
  readonly kind: string;
  readonly title: string;
  /** A sentence below the title, above the rows. */
  readonly lead: string | undefined;
  /** Facts about the page's subject. */
  readonly rows: readonly PictureRow[];
  /** An explanation of the amounts in the rows. Without rows, the description of the page. */
  readonly note: string | undefined;
}

/** Returns the picture of a page; undefined if it uses the picture of the site. */
export function composePagePicture(page: ReadablePage, localeSite: LocaleSite): PagePicture | undefined {
  const { picture } = readableKindOf(page).sharing;
  if (!picture || !hasPicture(page, localeSite)) return undefined;
  const { frame, t, site } = localeSite;
  const rows = picture.rows(page, site);
  return {
    siteName: frame.site.name,
    kind: picture.kind(page, t),
    title: addNoBreakSpaces(pageTitle(page, frame.site, t), frame.locale),
    lead: picture.lead?.(page, site),
    rows,
    note:
      rows.length > 0
        ? picture.basis?.(page, site)
        : addNoBreakSpaces(pageDescription(page, frame.site, t), frame.locale),
  };
}

/** Whether a page has its own picture. Other pages use the picture of the site. */
export function hasPicture(page: ReadablePage, { site }: Pick<LocaleSite, 'site'>): boolean {
  const { picture } = readableKindOf(page).sharing;
  return picture !== undefined && (picture.isRendered?.(site) ?? true);
}

/** Returns the picture for the head of a page; undefined if it uses the picture of the site. */
export function composePreview(page: Page, localeSite: LocaleSite): PreviewPicture | undefined {
  const picture = isReadable(page) ? composePagePicture(page, localeSite) : undefined;
  if (!picture) return undefined;
  const rowsText = picture.rows
    .map(({ label, value }) => (value === '' ? label : `${label}: ${value}`))
    .join('; ');
  const basis = picture.rows.length > 0 ? picture.note : undefined;
  const lead = picture.lead?.replace(/\.$/u, '');
  const alt = [kindAndTitle(picture, page.locale), lead, rowsText, basis].filter(Boolean).join('. ');
  return { path: pagePicturePath(page.path), alt };
}

/** Adds the kind to the title, unless the title already contains it, as in reviews. */
function kindAndTitle({ kind, title }: PagePicture, locale: LocaleCode): string {
  const { iso } = localeOf(locale);
  const isInTitle = title.toLocaleLowerCase(iso).includes(kind.toLocaleLowerCase(iso));
  return isInTitle ? title : `${kind}: ${title}`;
}
