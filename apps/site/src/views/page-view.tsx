import type { Node } from '@markdoc/markdoc';
import type { Unpublished } from '@vpn-site/core/document/publication.ts';
import { formatDay, formatDays } from '@vpn-site/core/i18n/formats.ts';
import type { Messages } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import { createElement } from 'react';
import { IntlProvider } from 'use-intl/react';
import { ConsentButton } from '#layout/consent-button.tsx';
import { type DatelineProps, layoutNamed } from '#layout/layouts.ts';
import { PreviewNotice } from '#layout/preview-notice.tsx';
import { ScriptWords } from '#layout/script-words.tsx';
import { localeLinks } from '#page/locale-links.ts';
import type { Frame, Page } from '#page/page.ts';
import type { PageDetails as Details } from '#page/page-details.ts';
import { searchPath } from '#search/search-query.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Breadcrumbs, type Crumb } from '#ui/primitives/breadcrumbs/breadcrumbs.tsx';
import { Byline } from './byline.tsx';
import { PageDetails } from './page-details/page-details.tsx';
import { viewOf } from './page-views.ts';
import { UnpublishedNotice } from './unpublished-notice.tsx';

/** The kinds of pages with a byline above their title. Articles and news have it below the title. */
const signedKinds: ReadonlySet<Page['kind']> = new Set(['review', 'roundup', 'comparison']);

export interface PageViewProps {
  readonly page: Page;
  readonly layout: string;
  readonly breadcrumbs: readonly Crumb[];
  /** Whether the page shows how fresh the facts are. */
  readonly hasDateline: boolean;
  readonly frame: Frame;
  readonly messages: Messages;
  /** The site data that blocks in the body can use. */
  readonly site: SiteContext;
  /** The body of a document; undefined for pages without one. */
  readonly body: Node | undefined;
  /** Information about the page, for its foot. */
  readonly details: Details;
  /** The reason why builds leave the page out. Development shows it nevertheless. */
  readonly unpublished?: Unpublished | undefined;
  /** Whether this build has a key for the analytics service. */
  readonly hasAnalytics?: boolean;
}

/** A whole page: its layout with the view of its kind. */
export function PageView(props: PageViewProps) {
  const { page, frame, messages, layout, site, body, details, unpublished, hasAnalytics = false } = props;
  return (
    <IntlProvider locale={page.locale} messages={messages} timeZone="UTC">
      {frame.site.isPreview && <PreviewNotice />}
      {createElement(
        layoutNamed(layout),
        {
          siteName: frame.site.name,
          mark: frame.site.brand?.mark,
          homePath: homePath(page.locale),
          searchPath: searchPath(page.locale),
          comparePath: site.document('pages/comparisons')?.path,
          currentPath: page.path,
          currentLocale: page.locale,
          menu: frame.menu,
          dateline: props.hasDateline ? datelineIn(page.locale, frame) : undefined,
          footerLinks: frame.footer,
          marks: frame.marks,
          priceCredit: frame.priceCredit,
          languages: localeLinks(page.alternates),
          disclosure: frame.disclosure,
          asOf: { day: frame.asOf, words: formatDay(frame.asOf, page.locale) },
        },
        unpublished && <UnpublishedNotice key="unpublished" unpublished={unpublished} locale={page.locale} />,
        createElement(viewOf(page), {
          key: 'view',
          page,
          site,
          body,
          menu: frame.menu,
          siteName: frame.site.name,
          disclosure: frame.disclosure,
          breadcrumbs: (
            <>
              <Breadcrumbs crumbs={props.breadcrumbs} />
              {site.author && signedKinds.has(page.kind) && (
                <p className="mt-2 text-14 text-muted">
                  <Byline site={site} updated={details.updated} checked={frame.dateline.checked} />
                </p>
              )}
            </>
          ),
          foot: <PageDetails details={details} locale={page.locale} />,
        }),
      )}
      {hasAnalytics && <ConsentButton />}
      <ScriptWords />
    </IntlProvider>
  );
}

function datelineIn(locale: LocaleCode, { dateline, outOfDate }: Frame): DatelineProps {
  const { checked, captured } = dateline;
  return {
    checked: checked === undefined ? undefined : { day: checked, words: formatDay(checked, locale, 'short') },
    captured: captured && {
      day: captured.last,
      words: formatDays(captured.first, captured.last, locale, 'short'),
    },
    outOfDate,
  };
}
