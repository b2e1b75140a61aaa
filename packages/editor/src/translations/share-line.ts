import type { TranslationCounts } from '@vpn-site/content/translations/translation-counts.ts';
import { isPartialLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import {
  isIndexedAt,
  minIndexedShare,
  type TextCount,
  translatedShare,
} from '@vpn-site/core/locale/translation-share.ts';

/** Formats how much of a language is translated, in one line. */
export function shareLine(locale: LocaleCode, counts: TranslationCounts): string {
  const { messages, words, documents } = counts;
  const parts = [
    `strings ${of(messages)}`,
    `words in YAML files ${of(words)}`,
    `documents ${of(documents)}`,
  ].join(', ');
  const share = translatedShare(Object.values(counts));
  const isHidden = isPartialLocale(locale) && !isIndexedAt(share);
  const note = isHidden ? `; search engines do not index it below ${percent(minIndexedShare)}` : '';
  return `${locale}: ${percent(share)} translated (${parts})${note}`;
}

function of({ translated, all }: TextCount): string {
  return `${translated} of ${all}`;
}

/** Formats a percentage. It rounds down, so that an incomplete share is never 100 %. */
function percent(share: number): string {
  return `${Math.floor(share * 100)}%`;
}
