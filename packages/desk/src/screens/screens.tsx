import { commit } from './commit.tsx';
import { facts } from './facts.tsx';
import { menu } from './menu.tsx';
import { money } from './money.tsx';
import { newText } from './new-text.tsx';
import { numbers } from './numbers.tsx';
import { offer } from './offer.tsx';
import type { Screen } from './screen.ts';
import { site } from './site.tsx';
import { text } from './text.tsx';
import { news, texts } from './texts.tsx';
import { today } from './today.tsx';

/** The screens by their path below the desk's address. */
export const screens: Readonly<Record<string, Screen>> = {
  '': today,
  commit,
  facts,
  menu,
  money,
  'new-text': newText,
  news,
  numbers,
  offer,
  site,
  text,
  texts,
};
