import type { SearchHit } from '#domain/search/search-file.ts';
import { stepTo } from '../navigation/step-to.ts';
import { AnswerList } from './answer-list.ts';
import { loadIndex } from './load-index.ts';

/** As many as fit below the box on a phone with its keyboard open, and no more to read than a glance. */
const maxAnswers = 6;
const upAndDown = { forward: 'ArrowDown', back: 'ArrowUp' };

/** Makes a search box a combobox (ARIA's pattern with a list): arrows choose, Enter goes, Escape closes. */
export async function offerAnswers(input: HTMLInputElement): Promise<void> {
  const { index, labels } = await loadIndex();
  const list = new AnswerList(input, labels);

  const update = () => {
    const query = input.value.trim();
    const hits = query === '' ? [] : index.find(query, maxAnswers);
    list.show(query, hits);
  };
  input.addEventListener('input', update);
  input.addEventListener('keydown', (event) => onKey(event, list, update));
  // Who only looks into another window finds the list again.
  input.addEventListener('blur', () => document.hasFocus() && list.hide());
  list.onChoose((hit) => go(hit, input.form));
  if (document.activeElement === input && input.value !== input.defaultValue) update();
}

function onKey(event: KeyboardEvent, list: AnswerList, update: () => void): void {
  const { key } = event;
  if (key === 'Escape' && list.isOpen) {
    list.hide();
    event.preventDefault();
    return;
  }
  if (key === 'Enter' && list.isOpen && list.choose()) {
    event.preventDefault();
    return;
  }
  if (key !== upAndDown.forward && key !== upAndDown.back) return;
  event.preventDefault();
  if (!list.isOpen) update();
  // From the box itself, up leads to the last answer.
  const from = list.active === -1 && key === upAndDown.back ? 0 : list.active;
  const step = stepTo(key, from, list.length, upAndDown);
  if (list.isOpen && step !== undefined) list.activate(step);
}

/** To the page that was chosen, or to all results. */
function go(hit: SearchHit | undefined, form: HTMLFormElement | null): void {
  if (hit) location.assign(hit.entry.path);
  else form?.requestSubmit();
}
