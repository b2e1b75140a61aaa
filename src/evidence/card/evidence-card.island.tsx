import { Popover } from '@base-ui/react/popover';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { loadStyleSheet } from '#browser/load-style-sheet.ts';
import { hookValue } from '#browser/script-hooks.ts';
import { aboutQuery } from '#domain/report/about-query.ts';
import { Said } from '#i18n/said.tsx';
import { CloseIcon, closeButtonClass } from '#ui/overlays/close-icon.tsx';
import { fromMd } from '#ui/theme/breakpoints.ts';
import sheet from './evidence-card.css?url';
import type { EvidenceCardView } from './evidence-card.ts';
import { EvidenceCard } from './evidence-card.tsx';
import type { EvidenceFile } from './evidence-file.ts';

export type { EvidenceFile } from './evidence-file.ts';

/** Once for all cards. Without its looks a card is plain, and says the same. */
const dressed = loadStyleSheet(sheet).catch(() => undefined);
let root: Root | undefined;
let last: EvidenceRequest | undefined;
let isShown = false;

/** Opens the card of a mark; another one that is open gives way. */
export function showEvidence(request: EvidenceRequest): void {
  last = request;
  isShown = true;
  // At once, not when React finds the time: the mark was tapped, and the next paint is to show the card.
  void dressed.then(() => flushSync(draw));
}

export function hideEvidence(): void {
  isShown = false;
  draw();
}

/** One root for all cards: React is asked to draw the next one in place of the last. */
function draw(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  if (last) root.render(<EvidencePopover request={last} isOpen={isShown} />);
}

export interface EvidenceRequest {
  readonly mark: HTMLElement;
  readonly card: EvidenceCardView;
  readonly file: EvidenceFile;
  /** Asked for with a click or a key: it takes the focus and stays. Otherwise a pointer rests on the mark. */
  readonly isPinned: boolean;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

interface EvidencePopoverProps {
  readonly request: EvidenceRequest;
  readonly isOpen: boolean;
}

const isSheet = () => !matchMedia(fromMd).matches;

/** Beside its mark a card would cover the value it explains; where it is too tall, it scrolls. */
const aboveOrBelow = { side: 'flip', align: 'shift', fallbackAxisSide: 'none' } as const;

/** The first line of a bill explains the lines under it: its card stands above, so that none is covered. */
const sideOf = (mark: HTMLElement) =>
  mark.closest('.dotted-lines > div')?.matches(':first-child') ? 'top' : 'bottom';

/** The card beside its mark; under 768 px, a sheet at the bottom of the screen. */
export function EvidencePopover({ request, isOpen }: EvidencePopoverProps) {
  const { mark, card, file, isPinned, onEnter, onLeave, onClose } = request;
  const popup = useRef<HTMLDivElement>(null);
  const returnsFocus = useRef(false);
  const change = (open: boolean, details: Popover.Root.ChangeEventDetails) => {
    const { reason, event } = details;
    // The mark decides by itself what a click on it means.
    const isOnMark = event.target instanceof Node && mark.contains(event.target);
    if (open || (reason === 'outside-press' && isOnMark)) {
      details.cancel();
      return;
    }
    returnsFocus.current = isPinned && (reason === 'escape-key' || reason === 'close-press');
    onClose();
  };
  // A card that a resting pointer opened takes the focus once it is asked for.
  useEffect(() => {
    if (isOpen && isPinned) popup.current?.focus();
  }, [isOpen, isPinned]);
  return (
    <Popover.Root open={isOpen} onOpenChange={change} modal={isPinned && (isSheet() || 'trap-focus')}>
      <Popover.Portal>
        {isPinned && <Popover.Backdrop className="evidence-scrim" />}
        <Popover.Positioner
          anchor={mark}
          side={sideOf(mark)}
          align="start"
          sideOffset={8}
          alignOffset={-16}
          collisionPadding={10}
          collisionAvoidance={aboveOrBelow}
          disableAnchorTracking={isSheet()}
          className="evidence-position"
        >
          <Popover.Popup
            ref={popup}
            initialFocus={isPinned ? popup : false}
            finalFocus={() => (returnsFocus.current ? mark : false)}
            onPointerEnter={onEnter}
            onPointerLeave={onLeave}
            className="evidence-popup text-16 leading-150 text-text"
          >
            <EvidenceCard
              card={card}
              file={file}
              report={file.report + aboutQuery(hookValue(mark, 'data-evidence') ?? '')}
              heading={
                <Popover.Title className="font-display text-18 leading-125 font-head">
                  <Said words={card.title} />
                </Popover.Title>
              }
              close={
                <Popover.Close aria-label={file.words.close} className={closeButtonClass}>
                  <CloseIcon />
                </Popover.Close>
              }
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
