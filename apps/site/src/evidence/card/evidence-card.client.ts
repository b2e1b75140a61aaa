import { closestElement } from '#browser/closest-element.ts';
import { HoverIntent, hoverCardCloseDelay, hoverCardOpenDelay } from '#browser/hover/hover-intent.ts';
import { onHover } from '#browser/hover/on-hover.ts';
import { isPlainClick } from '#browser/plain-click.ts';
import { browserSavesData } from '#browser/prefetch/saves-data.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';
import { MissingPart, reloadFor } from '#browser/updates/load-part.ts';
import { fromMd } from '#ui/theme/breakpoints.ts';
import { loadEvidenceFile, loadIsland, withTimeout } from './evidence-source.client.ts';

type SourceLink = HTMLElement;
type Island = Awaited<ReturnType<typeof loadIsland>>;

const sourceLinks = `a${selector('data-evidence')}`;

/** Milliseconds between the first touch, which is answered before anything else, and what gets ready for the next. */
const touchDelay = 500;

/** The last request: what arrives for an earlier one is not shown. */
let lastRequestId = 0;
let shown: { readonly link: SourceLink; readonly isPinned: boolean; readonly island: Island } | undefined;
let isFollowing = false;

const hover = new HoverIntent<SourceLink>({
  openDelay: hoverCardOpenDelay,
  closeDelay: hoverCardCloseDelay,
  open: (link) => void show(link, false),
  close: hideCard,
});

/** Source marks are links. Where this runs, they open a card with the evidence instead. */
export function startEvidence(): void {
  document.addEventListener('click', onClick);
  onHover(sourceLinks, onEnter, () => hover.leave());
  // A finger rests on nothing before it taps: once it has touched a page, its cards get ready.
  document.addEventListener('touchstart', () => setTimeout(prepare, touchDelay), { once: true });
}

function onEnter(link: SourceLink): void {
  // Below md the card is a sheet over the page, which nobody expects of a pointer that only rests.
  if (shown?.isPinned || !matchMedia(fromMd).matches) return;
  hover.enter(link);
  prepare(link);
}

/** Loads what a card needs: that of a link, or else of the first on the page. */
function prepare(link = document.querySelector<SourceLink>(sourceLinks)): void {
  if (!link || browserSavesData()) return;
  load(link).then(
    ({ island, request }) => island.prepareEvidence(request),
    () => undefined,
  );
}

function onClick(event: MouseEvent): void {
  const link = closestElement(event.target, sourceLinks);
  if (!link || isFollowing || !isPlainClick(event)) return;
  event.preventDefault();
  hover.forget();
  if (shown?.isPinned && shown.link === link) hide();
  else void show(link, true);
}

async function show(link: SourceLink, isPinned: boolean): Promise<void> {
  lastRequestId += 1;
  const requestId = lastRequestId;
  if (isPinned) link.ariaBusy = 'true';
  try {
    const { island, request } = await withTimeout(load(link));
    if (requestId !== lastRequestId) return;
    shown = { link, isPinned, island };
    island.showEvidence({ ...request, isPinned });
  } catch (error) {
    hover.forget();
    // A pointer that only rested asked for nothing. Who activated the mark gets the page whose code is there, and
    // where that does not help, what the link leads to.
    if (!isPinned || requestId !== lastRequestId) return;
    if (!(error instanceof MissingPart && reloadFor('evidence-card'))) follow(link);
  } finally {
    link.ariaBusy = null;
  }
}

function hide(): void {
  hover.forget();
  hideCard();
}

function hideCard(): void {
  lastRequestId += 1;
  if (!shown) return;
  shown.island.hideEvidence();
  shown = undefined;
}

/** The code that draws cards, and what it is to draw. */
async function load(link: SourceLink) {
  const [provider = '', key = ''] = (hookValue(link, 'data-evidence') ?? '').split('/');
  const [island, file] = await Promise.all([loadIsland(), loadEvidenceFile(provider)]);
  const card = file.facts[key];
  if (!card) throw new Error('No card.');
  const request = {
    mark: link,
    card,
    file,
    isPinned: false,
    onEnter: () => hover.enter(link),
    onLeave: () => !shown?.isPinned && hover.leave(),
    onClose: hide,
  };
  return { island, request };
}

/** As if nothing had listened, with everything that the link says about itself. */
function follow(link: SourceLink): void {
  isFollowing = true;
  link.click();
  isFollowing = false;
}
