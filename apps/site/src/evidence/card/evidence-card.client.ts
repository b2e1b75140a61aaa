import { closestElement } from '#browser/closest-element.ts';
import { HoverIntent, hoverCardCloseDelay, hoverCardOpenDelay } from '#browser/hover/hover-intent.ts';
import { onHover } from '#browser/hover/on-hover.ts';
import { isPlainClick } from '#browser/plain-click.ts';
import { browserSavesData } from '#browser/prefetch/saves-data.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';
import { MissingPart, reloadFor } from '#browser/updates/load-part.ts';
import { mdMediaQuery } from '#ui/theme/breakpoints.ts';
import { loadEvidenceFile, loadIsland, withTimeout } from './evidence-source.client.ts';

type SourceLink = HTMLElement;
type Island = Awaited<ReturnType<typeof loadIsland>>;

const sourceLinks = `a${selector('data-evidence')}`;

/** Milliseconds to wait after the first touch before preparing cards, so that the touch itself is handled first. */
const touchDelay = 500;

/** The id of the last request. Responses to earlier requests are dropped. */
let lastRequestId = 0;
let shown: { readonly link: SourceLink; readonly isPinned: boolean; readonly island: Island } | undefined;
let isFollowing = false;

const hover = new HoverIntent<SourceLink>({
  openDelay: hoverCardOpenDelay,
  closeDelay: hoverCardCloseDelay,
  open: (link) => void show(link, false),
  close: hideCard,
});

/** Makes source marks open a card with the evidence. Without this script they are plain links. */
export function startEvidence(): void {
  document.addEventListener('click', onClick);
  onHover(sourceLinks, onEnter, () => hover.leave());
  // Touch has no hover before the tap, so the first touch anywhere on the page starts loading the code and data for a card.
  document.addEventListener('touchstart', onFirstTouch, { once: true, passive: true });
}

function onFirstTouch({ target }: TouchEvent): void {
  const touched = closestElement(target, sourceLinks);
  // On a source mark, loading starts before the finger is lifted.
  if (touched) prepare(touched);
  else setTimeout(prepare, touchDelay);
}

function onEnter(link: SourceLink): void {
  // On small screens the card is a sheet over the page, which readers do not expect on hover.
  if (shown?.isPinned || !matchMedia(mdMediaQuery).matches) return;
  hover.enter(link);
  prepare(link);
}

/** Loads the code and data for the card of a link. Without a link, it uses the first source mark on the page. */
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
    // Errors after hover are ignored. After a click, the page is reloaded if its code is outdated; otherwise the link is
    // followed.
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

/** Loads the code that renders cards, and the data of this card. */
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

/** Follows the link as the browser would without scripts, with all of the link's own attributes. */
function follow(link: SourceLink): void {
  isFollowing = true;
  link.click();
  isFollowing = false;
}
