import { fromMd } from '#ui/theme/breakpoints.ts';
import { hoverCardCloseDelay, hoverCardOpenDelay } from '../hover/hover-card-delays.ts';
import { HoverIntent } from '../hover/hover-intent.ts';
import { onHover } from '../hover/on-hover.ts';
import { browserSavesData } from '../prefetch/saves-data.ts';
import { MissingPart, reloadFor } from '../updates/load-part.ts';
import { inTime, loadFile, loadIsland } from './evidence-source.ts';

type Mark = HTMLAnchorElement;
type Island = Awaited<ReturnType<typeof loadIsland>>;

const selector = 'a[data-evidence]';

/** The last wish: what arrives for an earlier one is not shown. */
let wish = 0;
let shown: { readonly mark: Mark; readonly isPinned: boolean; readonly island: Island } | undefined;
let isFollowing = false;

const hover = new HoverIntent<Mark>({
  openDelay: hoverCardOpenDelay,
  closeDelay: hoverCardCloseDelay,
  open: (mark) => void show(mark, false),
  close: hideCard,
});

/** Source marks are links. Where this runs, they open a card with the evidence instead. */
export function startEvidence(): void {
  document.addEventListener('click', onClick);
  onHover<Mark>(selector, onEnter, () => hover.leave());
}

function onEnter(mark: Mark): void {
  // Below md the card is a sheet over the page, which nobody expects of a pointer that only rests.
  if (shown?.isPinned || !matchMedia(fromMd).matches) return;
  hover.enter(mark);
  if (!browserSavesData()) load(mark).catch(() => undefined);
}

function onClick(event: MouseEvent): void {
  const mark = event.target instanceof Element ? event.target.closest<Mark>(selector) : null;
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!mark || isModified || isFollowing || event.defaultPrevented) return;
  event.preventDefault();
  hover.forget();
  if (shown?.isPinned && shown.mark === mark) hide();
  else void show(mark, true);
}

async function show(mark: Mark, isPinned: boolean): Promise<void> {
  wish += 1;
  const wished = wish;
  if (isPinned) mark.setAttribute('aria-busy', 'true');
  try {
    const [island, file, key] = await inTime(load(mark));
    if (wished !== wish) return;
    const card = file.facts[key];
    if (!card) throw new Error(`There is no evidence for ${mark.getAttribute('data-evidence')}.`);
    if (shown && shown.mark !== mark) shown.mark.removeAttribute('aria-expanded');
    shown = { mark, isPinned, island };
    mark.setAttribute('aria-expanded', 'true');
    island.showEvidence({
      mark,
      card,
      file,
      isPinned,
      onEnter: () => hover.enter(mark),
      onLeave: () => !shown?.isPinned && hover.leave(),
      onClose: hide,
    });
  } catch (error) {
    hover.forget();
    // A pointer that only rested asked for nothing. Who activated the mark gets the page whose code is there, and
    // where that does not help, what the link leads to.
    if (!isPinned || wished !== wish) return;
    if (!(error instanceof MissingPart && reloadFor('evidence-card'))) follow(mark);
  } finally {
    mark.removeAttribute('aria-busy');
  }
}

function hide(): void {
  hover.forget();
  hideCard();
}

function hideCard(): void {
  wish += 1;
  shown?.mark.removeAttribute('aria-expanded');
  shown?.island.hideEvidence();
  shown = undefined;
}

async function load(mark: Mark) {
  const [provider = '', key = ''] = (mark.getAttribute('data-evidence') ?? '').split('/');
  const [island, file] = await Promise.all([loadIsland(), loadFile(provider)]);
  return [island, file, key] as const;
}

/** As if nothing had listened, with everything that the link says about itself. */
function follow(mark: Mark): void {
  isFollowing = true;
  mark.click();
  isFollowing = false;
}
