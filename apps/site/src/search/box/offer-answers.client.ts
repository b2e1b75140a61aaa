import { afterPaint } from '#browser/after-paint.ts';
import { stepTo } from '#browser/step-to.ts';
import { AnswerList, type Choice } from './answer-list.client.ts';
import { loadIndex } from './load-index.client.ts';

/** The max number of answers: as many as fit below the box on a phone with its keyboard open. */
const maxAnswers = 6;
const upAndDown = { forward: 'ArrowDown', back: 'ArrowUp' };
/** Keys that act on the list. They must wait for the answers to everything that was typed before. */
const listKeys = new Set(['Escape', 'Enter', ...Object.values(upAndDown)]);

/** Makes a search box a combobox (the ARIA pattern with a list): arrows select, Enter opens, Escape closes. */
export async function offerAnswers(input: HTMLInputElement): Promise<void> {
  const { index, labels } = await loadIndex();
  const list = new AnswerList(input, labels);

  /** Whether the answers to the typed text are still pending. */
  let isPending = false;
  const update = () => {
    isPending = false;
    const query = input.value.trim();
    const row = index.answer(query);
    const found = query === '' ? [] : index.find(query, row ? maxAnswers - 1 : maxAnswers);
    list.show(query, [
      ...(row ? [{ title: `${row.title} – ${row.value}`, note: labels.answer, path: row.path }] : []),
      ...found.map(({ title, kind, path }) => ({ title, note: labels.kinds[kind], path })),
    ]);
  };
  // Wait for the paint, so that the typed letter shows at once even if the answers take longer.
  input.addEventListener('input', () => {
    if (isPending) return;
    isPending = true;
    afterPaint(() => isPending && update());
  });
  input.addEventListener('keydown', (event) => {
    if (isPending && listKeys.has(event.key)) update();
    onKey(event, list, update);
  });
  // Keep the list open when the reader only switches to another window.
  input.addEventListener('blur', () => {
    if (!document.hasFocus()) return;
    isPending = false;
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
  // From the box itself, the up arrow moves to the last answer.
  const from = list.active === -1 && key === upAndDown.back ? 0 : list.active;
  const step = stepTo(key, from, list.length, upAndDown);
  if (list.isOpen && step !== undefined) list.activate(step);
}

/** Opens the chosen page, or all results. */
function go(choice: Choice | undefined, form: HTMLFormElement | null): void {
  if (choice) location.assign(choice.path);
  else form?.requestSubmit();
}
