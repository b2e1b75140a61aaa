import type { SearchKind } from './search-entry.ts';

type KindWords = Readonly<Partial<Record<SearchKind, string>>>;

/** What readers call a kind of page, whatever its title says, by language. */
export const kindWords: Readonly<Record<string, KindWords>> = {
  en: {
    review: 'review opinion rating worth',
    comparison: 'vs versus compare comparison difference',
    roundup: 'best top ranking recommended',
    guide: 'guide howto setup install configure tutorial',
    term: 'meaning definition glossary',
  },
  pl: {
    review: 'recenzja opinia opinie ocena test',
    comparison: 'vs czy kontra porównanie różnica',
    roundup: 'najlepszy ranking polecany top',
    guide: 'poradnik instrukcja konfiguracja instalacja ustawienie',
    term: 'znaczenie definicja słownik',
  },
  tr: {
    review: 'inceleme yorum değerlendirme puan',
    comparison: 'vs karşılaştırma fark',
    roundup: 'en iyi sıralama öneri',
    guide: 'rehber kurulum ayar kurma yükleme',
    term: 'anlam tanım sözlük',
  },
};
