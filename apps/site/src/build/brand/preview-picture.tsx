import type { Catalog } from '@vpn-site/content/catalog.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { bases } from '@vpn-site/core/provider/fact.ts';
import { factStrengths } from '@vpn-site/core/provider/provider.ts';
import satori from 'satori';
import sharp from 'sharp';
import { messagesOf } from '#compose/locale-site.ts';
import { AppIcon } from '#ui/brand/app-icon.tsx';
import { FactField, factFieldSize } from '#ui/brand/fact-field.tsx';
import { PreviewImage, previewSize } from '#ui/brand/preview-image.tsx';
import { type ThemeColors, tokenColor } from '#ui/color/theme-colors.ts';
import { pictureFonts, svgDataUrl } from './picture-parts.tsx';

/** Renders the preview picture of shared links in one language, with figures from the facts on the day of the build. */
export async function previewPicture(
  catalog: Catalog,
  locale: LocaleCode,
  colors: ThemeColors,
): Promise<Buffer> {
  const { site, facts } = catalog;
  const t = translator(locale, messagesOf(catalog, locale));
  const color = (name: string) => tokenColor(colors, 'light', name);
  const { checked } = datelineOf(facts.providers, facts.vocabulary);
  const rows = facts.providers.map((provider) => factStrengths(provider, facts.vocabulary));
  const strengths = rows.flat();
  const known = strengths.filter((strength) => strength > 0).length;
  const field = (
    <FactField rows={rows} strongest={bases.length} color={color('ink')} faint={color('ink-soft')} />
  );
  const svg = await satori(
    <PreviewImage
      siteName={site.name}
      title={t('site.socialTitle', { product: site.product[locale], year: String(site.contentYear) })}
      facts={t('preview.facts', { known, all: strengths.length })}
      checked={checked === undefined ? '' : t('preview.checked', { date: formatDay(checked, locale) })}
      mark={svgDataUrl(<AppIcon color={color('primary')} share={1} size={44} mark={site.brand?.mark} />)}
      field={{ src: svgDataUrl(field), ...factFieldSize(rows) }}
      colors={{ page: color('page'), text: color('text'), muted: color('muted'), rule: color('rule') }}
    />,
    { ...previewSize, fonts: await pictureFonts() },
  );
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
