import { afterPaint } from '#browser/after-paint.ts';
import { stepTo } from '#browser/step-to.ts';
import { AnswerList, type Choice } from './answer-list.client.ts';
import { loadIndex } from './load-index.client.ts';

/** As many as fit below the box on a phone with its keyboard open, and no more to read than a glance. */
const maxAnswers = 6;
const upAndDown = { forward: 'ArrowDown', back: 'ArrowUp' };
/** What they do depends on the answers to all that is typed. */
const listKeys = new Set(['Escape', 'Enter', ...Object.values(upAndDown)]);

/** Makes a search box a combobox (ARIA's pattern with a list): arrows choose, Enter goes, Escape closes. */
export async function offerAnswers(input: HTMLInputElement): Promise<void> {
  const { index, labels } = await loadIndex();
  const list = new AnswerList(input, labels);

  /** Whether answers to what is typed are still to come. */
  let isDue = false;
  const update = () => {
    isDue = false;
    const query = input.value.trim();
    const row = index.answer(query);
    const found = query === '' ? [] : index.find(query, row ? maxAnswers - 1 : maxAnswers);
    list.show(query, [
      ...(row ? [{ title: `${row.title} – ${row.value}`, note: labels.answer, path: row.path }] : []),
      ...found.map(({ title, kind, path }) => ({ title, note: labels.kinds[kind], path })),
    ]);
  };
  // A letter shows at once, however long its answers take.
  input.addEventListener('input', () => {
    if (isDue) return;
    isDue = true;
    afterPaint(() => isDue && update());
  });
  input.addEventListener('keydown', (event) => {
    if (isDue && listKeys.has(event.key)) update();
    onKey(event, list, update);
  });
  // Who only looks into another window finds the list again.
  input.addEventListener('blur', () => {
    if (!document.hasFocus()) return;
    isDue = false;
    list.hide();
  });
  list.onChoose((choice) => go(choice, input.form));
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
function go(choice: Choice | undefined, form: HTMLFormElement | null): void {
  if (choice) location.assign(choice.path);
  else form?.requestSubmit();
}
