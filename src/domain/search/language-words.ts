import type { SearchKind } from './search-file.ts';

/** Every page is about VPNs, so this word does not tell one page from another. */
const everywhere: ReadonlySet<string> = new Set(['vpn']);
const words = (list: string): ReadonlySet<string> => new Set([...everywhere, ...list.split(' ')]);

/** Folded words that say nothing about what is searched for, by language. */
const byLanguage: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'a an and are as at be by can do does for from has have how i in is it its me my of on or our should so that the their them then there these they this to was we what when where which who why will with you your s t',
  ),
  pl: words(
    'a aby albo ale bo by byc co czym czyli dla do go gdzie i ich ile ja jak jaka jaki jakie jest jesli kiedy kto ktora ktore ktory ma mi mnie moj moja moze mozna na nad nie niz o od oraz po pod przez przy sa sie ta tak te tego tej ten to tu ty tym u w we z za ze zeby',
  ),
  tr: words(
    'acaba ama ancak bana ben bir biz bu cok da daha de diye en gibi hangi hangisi hem her icin ile ise kadar ki kim mi midir mu ne nedir nasil ne o olan olarak sen siz su tum var ve veya ya yani yok',
  ),
};

/** The words that search skips. A language without a list of its own skips the one word that every page holds. */
export function stopWords(locale: string): ReadonlySet<string> {
  return byLanguage[locale] ?? everywhere;
}

type KindWords = Readonly<Partial<Record<SearchKind, string>>>;

/** What readers call a kind of page, whatever its title says, by language. */
export const kindWords: Readonly<Record<string, KindWords>> = {
  en: {
    review: 'review opinion rating worth',
    comparison: 'vs versus compare comparison difference',
    roundup: 'best top ranking recommended',
    service: 'watch streaming unblock open stream abroad',
    guide: 'guide howto setup install configure tutorial',
    term: 'meaning definition glossary',
  },
  pl: {
    review: 'recenzja opinia opinie ocena test',
    comparison: 'vs czy kontra porównanie różnica',
    roundup: 'najlepszy ranking polecany top',
    service: 'oglądać oglądanie streaming odblokować zagranica',
    guide: 'poradnik instrukcja konfiguracja instalacja ustawienie',
    term: 'znaczenie definicja słownik',
  },
  tr: {
    review: 'inceleme yorum değerlendirme puan',
    comparison: 'vs karşılaştırma fark',
    roundup: 'en iyi sıralama öneri',
    service: 'izlemek izle yayın açan yurtdışı',
    guide: 'rehber kurulum ayar kurma yükleme',
    term: 'anlam tanım sözlük',
  },
};
