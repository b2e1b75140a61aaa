import type { Node } from '@markdoc/markdoc';
import { regionName } from '@vpn-site/core/i18n/formats.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Remedy } from '#leak-check/finding.ts';
import { LeakCheck } from '#leak-check/leak-check.tsx';
import { YourData } from '#leak-check/your-data.tsx';
import type { LeakCheckPage } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Prose } from '../prose.tsx';

interface LeakCheckViewProps {
  readonly page: LeakCheckPage;
  readonly site: SiteContext;
  readonly body: Node | undefined;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/** The guide that explains how to fix each leak. */
const leakGuide = 'guides/fix-vpn-leaks';

const remedies: readonly Remedy[] = ['ipv6', 'webrtc', 'dns', 'split-tunnelling', 'kill-switch'];

/**
 * The leak check, what happens to the data, instructions for readers without scripts, and an author's answers to questions.
 */
export function LeakCheckView({ page, site, body, breadcrumbs, foot }: LeakCheckViewProps) {
  const t = useTranslations('leakCheck');
  const guide = site.document(leakGuide)?.path;
  return (
    <article className="leak-check article">
      <header>
        {breadcrumbs}
        <h1 className="page-title">{page.title}</h1>
        <p className="leak-lede">{t('lede')}</p>
      </header>
      <LeakCheck
        plainPath={`${page.path}#without-scripts`}
        guides={guide === undefined ? {} : sectionsOf(guide)}
      />
      <div className="leak-section leak-columns">
        <YourData />
        <WithoutScripts page={page} site={site} guide={guide} />
      </div>
      <Prose body={body} site={site} />
      {foot}
    </article>
  );
}

function sectionsOf(guide: string): Record<Remedy, string> {
  return Object.fromEntries(remedies.map((remedy) => [remedy, `${guide}#${remedy}`])) as Record<
    Remedy,
    string
  >;
}

interface WithoutScriptsProps extends Pick<LeakCheckViewProps, 'page' | 'site'> {
  readonly guide: string | undefined;
}

const asCode = (words: ReactNode) => <code>{words}</code>;

/**
 * The content for readers without scripts: the address that the server sees, if there is a server, and a checklist to go
 * through by hand.
 */
function WithoutScripts({ page, site: { seen, locale }, guide }: WithoutScriptsProps) {
  const t = useTranslations('leakCheck.plain');
  const linked = (href: string) => (words: ReactNode) => (
    <a href={href} className="inline-link">
      {words}
    </a>
  );
  return (
    <section id="without-scripts">
      <h2>{t('title')}</h2>
      <p className="leak-seen">
        {seen
          ? t.rich('seen', {
              address: seen.address,
              network: seen.network?.name ?? 'none',
              country: seen.country === null ? 'none' : regionName(seen.country, locale),
              b: asCode,
            })
          : t('unseen')}
      </p>
      <ol className="leak-list leak-list-plain">
        <li>{t.rich('first', { again: linked(page.path) })}</li>
        <li>{t('second')}</li>
        <li>{t('third')}</li>
        {guide !== undefined && <li>{t.rich('fourth', { guide: linked(guide) })}</li>}
      </ol>
    </section>
  );
}
