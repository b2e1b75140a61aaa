import { closestElement } from '#browser/closest-element.ts';
import type { SearchLabels } from '#search/index-format.ts';

/** A row of the list: its title, its kind, and its address. */
export interface Choice {
  readonly title: string;
  readonly note: string;
  readonly path: string;
}

/** The list under a search box: answers, then a link to all results. The focus stays in the box. */
export class AnswerList {
  readonly #input: HTMLInputElement;
  readonly #labels: SearchLabels;
  readonly #list = document.createElement('ul');
  readonly #status = document.createElement('p');
  #choices: readonly Choice[] = [];
  #choose: (choice: Choice | undefined) => void = () => undefined;
  active = -1;

  constructor(input: HTMLInputElement, labels: SearchLabels) {
    this.#input = input;
    this.#labels = labels;
    this.#list.id = `${input.id}-list`;
    this.#list.className = 'search-list';
    this.#list.role = 'listbox';
    this.#list.ariaLabel = labels.list;
    this.#list.hidden = true;
    this.#status.className = 'sr-only';
    this.#status.role = 'status';
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.ariaExpanded = 'false';
    input.setAttribute('aria-controls', this.#list.id);
    input.form?.append(this.#list, this.#status);
    // Keeps the focus in the box; the click event still fires.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
    this.#list.addEventListener('click', ({ target }) => {
      const pressed = closestElement(target, '[role="option"]');
      const index = pressed ? [...this.#list.children].indexOf(pressed) : -1;
      if (index !== -1) this.#choose(this.#choices[index]);
    });
  }

  get isOpen(): boolean {
    return !this.#list.hidden;
  }

  get length(): number {
    return this.#list.children.length;
  }

  /** Sets the callback for a chosen answer. It gets undefined for "all results". */
  onChoose(choose: (choice: Choice | undefined) => void): void {
    this.#choose = choose;
  }

  show(query: string, choices: readonly Choice[]): void {
    this.#choices = choices;
    const { all, none, count } = this.#labels;
    const options = choices.map(({ title, note }) => option(title, note));
    this.#list.replaceChildren(...(choices.length > 0 ? [...options, option(all, query)] : []));
    for (const [index, element] of [...this.#list.children].entries()) {
      element.id = `${this.#list.id}-${index}`;
    }
    this.activate(-1);
    this.#setOpen(choices.length > 0);
    this.#status.textContent = sentence(query, choices.length, none, count);
  }

  hide(): void {
    this.#setOpen(false);
    this.activate(-1);
    this.#status.textContent = '';
  }

  activate(index: number): void {
    this.active = index;
    for (const [other, element] of [...this.#list.children].entries()) {
      element.ariaSelected = String(other === index);
    }
    const element = this.#list.children[index];
    if (element) {
      this.#input.setAttribute('aria-activedescendant', element.id);
      element.scrollIntoView({ block: 'nearest' });
    } else this.#input.removeAttribute('aria-activedescendant');
  }

  /** Chooses the active answer; returns false if none is active. */
  choose(): boolean {
    if (this.active === -1) return false;
    this.#choose(this.#choices[this.active]);
    return true;
  }

  #setOpen(isOpen: boolean): void {
    this.#list.hidden = !isOpen;
    this.#input.ariaExpanded = String(isOpen);
  }
}

function option(title: string, note: string): HTMLLIElement {
  const element = document.createElement('li');
  element.role = 'option';
  const small = document.createElement('small');
  // Set as text, never HTML, because the note may be what the reader typed.
  small.textContent = note;
  element.append(title, ' ', small);
  return element;
}

function sentence(query: string, found: number, none: string, count: string): string {
  if (query === '') return '';
  return found === 0 ? none : `${count} ${found}`;
}
