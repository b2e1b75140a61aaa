import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { loadStyleSheet } from '#browser/load-style-sheet.ts';
import sheet from './evidence-card.css?url';
import { EvidenceDialog, type EvidenceRequest } from './evidence-dialog.tsx';

export type { EvidenceFile } from './evidence-file.ts';

/** Loads the style sheet once for all cards. If that fails, cards are complete but have no styles. */
const stylesLoaded = loadStyleSheet(sheet).catch(() => undefined);
let root: Root | undefined;
let last: EvidenceRequest | undefined;

/** Renders a hidden card, so that the code has already run when the first card is opened. */
export function prepareEvidence(request: EvidenceRequest): void {
  if (!last) renderCard(request, false);
}

/** Opens the card of a mark, in place of any other open card. */
export function showEvidence(request: EvidenceRequest): void {
  last = request;
  // Rendered synchronously, because the mark was tapped and the next paint should show the card.
  void stylesLoaded.then(() => last === request && flushSync(() => renderCard(request, true)));
}

export function hideEvidence(): void {
  if (last) renderCard(last, false);
}

/** Renders a card into one root for all cards, so that React replaces the last card with the next. */
function renderCard(request: EvidenceRequest, isOpen: boolean): void {
  last = request;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<EvidenceDialog request={request} isOpen={isOpen} />);
}
