import type { Chip } from '../text/chips.ts';

/**
 * Shows facts, terms and blocks of a text as chips with their value, instead of markup. The text area stays the form's
 * field: it holds the whole source, and without this script it can be edited as it is.
 */
export function startEditor(area: HTMLTextAreaElement): void {
  const chips = new Map(
    (JSON.parse(area.dataset.chips ?? '[]') as Chip[]).map((chip) => [chip.source, chip]),
  );
  const editor = document.createElement('div');
  editor.className = 'editor';
  editor.contentEditable = 'plaintext-only';
  editor.lang = area.lang;
  editor.setAttribute('role', 'textbox');
  editor.setAttribute('aria-multiline', 'true');
  editor.setAttribute('aria-label', 'Text');
  fill(editor, area.value, chips);
  area.hidden = true;
  area.before(editor);

  let timer: number | undefined;
  const changed = () => {
    area.value = sourceOf(editor);
    markHeadings(editor);
    clearTimeout(timer);
    timer = window.setTimeout(() => void showPreview(area), 600);
  };
  editor.addEventListener('input', changed);
  // A copied chip is copied as its markup, and pasted markup becomes a chip again.
  for (const kind of ['copy', 'cut'] as const) {
    editor.addEventListener(kind, (event) => {
      const selection = getSelection();
      if (!selection || selection.isCollapsed) return;
      event.clipboardData?.setData('text/plain', sourceOf(selection.getRangeAt(0).cloneContents()));
      event.preventDefault();
      if (kind === 'cut') {
        selection.deleteFromDocument();
        changed();
      }
    });
  }
  editor.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain');
    if (text === undefined) return;
    event.preventDefault();
    insert(editor, piecesOf(text, chips));
    changed();
  });
  markHeadings(editor);
  startFactPicker(area, editor, chips, changed);
}

function fill(editor: HTMLElement, source: string, chips: ReadonlyMap<string, Chip>): void {
  editor.replaceChildren(...piecesOf(source, chips));
}

/** Splits a source into text and chips. The longest piece of markup at a place wins. */
function piecesOf(source: string, chips: ReadonlyMap<string, Chip>): (string | HTMLElement)[] {
  const known = [...chips.keys()].toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return [source];
  const pattern = new RegExp(`(${known.map((each) => RegExp.escape(each)).join('|')})`);
  return source.split(pattern).map((piece) => {
    const chip = chips.get(piece);
    return chip ? chipElement(chip) : piece;
  });
}

function chipElement({ source, label, isBlock }: Chip): HTMLElement {
  const element = document.createElement('span');
  element.className = isBlock ? 'chip block' : 'chip';
  element.contentEditable = 'false';
  element.dataset.source = source;
  element.title = source;
  element.textContent = label;
  return element;
}

/** Returns the source of what the editor shows. */
function sourceOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLBRElement) return '\n';
  if (node instanceof HTMLElement && node.dataset.source !== undefined) return node.dataset.source;
  return [...node.childNodes].map(sourceOf).join('');
}

function insert(editor: HTMLElement, pieces: readonly (string | HTMLElement)[]): void {
  const selection = getSelection();
  const range =
    selection && selection.rangeCount > 0 && editor.contains(selection.anchorNode)
      ? selection.getRangeAt(0)
      : endOf(editor);
  range.deleteContents();
  const nodes = document.createDocumentFragment();
  nodes.append(...pieces);
  range.insertNode(nodes);
  range.collapse(false);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function endOf(editor: HTMLElement): Range {
  const range = document.createRange();
  range.selectNodeContents(editor);
  range.collapse(false);
  return range;
}

/** Headings stand out, although the text stays plain. */
function markHeadings(editor: HTMLElement): void {
  if (!('highlights' in CSS)) return;
  const ranges: Range[] = [];
  for (const node of editor.childNodes) {
    if (!(node instanceof Text)) continue;
    for (const { index, 0: line } of node.data.matchAll(/^#{2,4} .*$/gm)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + line.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set('heading', new Highlight(...ranges));
}

async function showPreview({ value, dataset }: HTMLTextAreaElement): Promise<void> {
  const frame = document.querySelector<HTMLIFrameElement>('.preview-frame');
  if (!frame) return;
  const { id = '', locale = '' } = dataset;
  const response = await fetch(`preview?id=${encodeURIComponent(id)}&locale=${locale}`, {
    method: 'POST',
    body: value,
  });
  if (!response.ok) return;
  const at = frame.contentWindow?.scrollY ?? 0;
  frame.addEventListener('load', () => frame.contentWindow?.scrollTo(0, at), { once: true });
  frame.srcdoc = await response.text();
}

/** Puts a fact where the cursor was last in the text. */
function startFactPicker(
  area: HTMLTextAreaElement,
  editor: HTMLElement,
  chips: Map<string, Chip>,
  changed: () => void,
): void {
  const picker = document.querySelector<HTMLElement>('[data-fact-picker]');
  const provider = picker?.querySelector<HTMLSelectElement>('#fact-provider');
  const key = picker?.querySelector<HTMLSelectElement>('#fact-key');
  if (!picker || !provider || !key) return;
  picker.hidden = false;
  let last: Range | undefined;
  document.addEventListener('selectionchange', () => {
    const selection = getSelection();
    if (selection && selection.rangeCount > 0 && editor.contains(selection.anchorNode)) {
      last = selection.getRangeAt(0).cloneRange();
    }
  });
  picker.querySelector('[data-insert-fact]')?.addEventListener('click', () => {
    const source = `{% fact provider="${provider.value}" key="${key.value}" /%}`;
    void (async () => {
      const response = await fetch(
        `api/chip?locale=${area.dataset.locale ?? ''}&source=${encodeURIComponent(source)}`,
      );
      const chip = (await response.json()) as Chip;
      chips.set(source, chip);
      const selection = getSelection();
      selection?.removeAllRanges();
      if (last) selection?.addRange(last);
      insert(editor, [chipElement(chip)]);
      changed();
    })();
  });
}
