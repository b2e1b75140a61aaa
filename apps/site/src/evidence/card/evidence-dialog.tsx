import { Text } from '@vpn-site/core/i18n/text.tsx';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { closestElement } from '#browser/closest-element.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';
import { aboutQuery } from '#report/about-query.ts';
import { CloseIcon, closeButtonClass } from '#ui/overlays/close-icon.tsx';
import { mdMediaQuery } from '#ui/theme/breakpoints.ts';
import { EvidenceCard } from './evidence-card.tsx';
import type { EvidenceCardView } from './evidence-card-model.ts';
import type { EvidenceFile } from './evidence-file.ts';

export interface EvidenceRequest {
  readonly mark: HTMLElement;
  readonly card: EvidenceCardView;
  readonly file: EvidenceFile;
  /**
   * Whether the card was opened by a click or key. It then takes the focus and stays open. Otherwise it was opened by
   * hover.
   */
  readonly isPinned: boolean;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

interface EvidenceDialogProps {
  readonly request: EvidenceRequest;
  readonly isOpen: boolean;
}

/**
 * The card next to its source mark; on screens under 768 px, a sheet at the bottom. It uses the Popover API, which also
 * puts the card after its mark in the tab order. It closes when the focus moves to another element. It is not a modal
 * dialog, because browsers would then restyle every element of the page, which is slow.
 */
export function EvidenceDialog({ request, isOpen }: EvidenceDialogProps) {
  const { mark, card, file, onEnter, onLeave, onClose } = request;
  const isSheet = !matchMedia(mdMediaQuery).matches;
  const frame = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const closeAndReturn = () => {
    onClose();
    mark.focus();
  };
  useLayoutEffect(() => {
    const { current } = frame;
    if (!isOpen) return undefined;
    current?.showPopover({ source: mark });
    return () => current?.hidePopover();
  }, [isOpen, mark]);
  // Runs for each request, so a card opened by hover takes the focus once it is clicked.
  useLayoutEffect(() => {
    if (isOpen && request.isPinned) dialog.current?.focus({ preventScroll: true });
  }, [isOpen, request]);
  useOpenState(isOpen, mark, isSheet);
  const wholePage = () => document;
  const ownDialog = () => dialog.current;
  // Clicks on source marks have their own handler in `evidence-card.client.ts`.
  useListener(isOpen, wholePage, 'click', ({ target }) => {
    if (isOutside(target) && !closestElement(target, selector('data-evidence'))) onClose();
  });
  useListener(isOpen, wholePage, 'focusin', ({ target }) => {
    if (isOutside(target) && target !== mark) onClose();
  });
  useListener(isOpen, wholePage, 'keydown', ({ key }) => key === 'Escape' && closeAndReturn());
  useListener(isOpen, ownDialog, 'pointerenter', onEnter);
  useListener(isOpen, ownDialog, 'pointerleave', onLeave);
  return (
    <div
      ref={frame}
      popover="manual"
      className={opensAbove(mark) ? 'evidence-frame evidence-above' : 'evidence-frame'}
    >
      <div
        ref={dialog}
        role="dialog"
        aria-modal={isSheet}
        aria-labelledby={titleId}
        tabIndex={-1}
        className="evidence-popup text-16 leading-150 text-text"
      >
        <EvidenceCard
          card={card}
          file={file}
          report={file.report + aboutQuery(hookValue(mark, 'data-evidence') ?? '')}
          heading={
            <h2 id={titleId} className="font-display text-18 leading-125 font-head">
              <Text words={card.title} />
            </h2>
          }
          close={
            <button
              type="button"
              aria-label={file.words.close}
              className={closeButtonClass}
              onClick={closeAndReturn}
            >
              <CloseIcon />
            </button>
          }
        />
      </div>
    </div>
  );
}

/**
 * Whether the card opens above its mark. On the first line of a bill it does, because it would cover the other lines, which
 * the first line explains.
 */
function opensAbove(mark: HTMLElement): boolean {
  return mark.closest('.dotted-lines > div')?.matches(':first-child') ?? false;
}

function isOutside(target: EventTarget | null): boolean {
  return !closestElement(target, '.evidence-popup');
}

/** Sets `aria-expanded` on the source mark while its card is open, and locks scrolling of the page behind a sheet. */
function useOpenState(isOpen: boolean, mark: HTMLElement, isSheet: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const { style } = document.documentElement;
    mark.setAttribute('aria-expanded', 'true');
    if (isSheet) style.overflow = 'hidden';
    return () => {
      mark.removeAttribute('aria-expanded');
      if (isSheet) style.overflow = '';
    };
  }, [isOpen, mark, isSheet]);
}

/** Adds an event listener while `isListening` is true. */
function useListener<Type extends keyof DocumentEventMap>(
  isListening: boolean,
  findTarget: () => EventTarget | null,
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  const find = useEffectEvent(findTarget);
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const target = isListening ? find() : null;
    const onEvent = (event: Event) => handle(event as DocumentEventMap[Type]);
    target?.addEventListener(type, onEvent);
    return () => target?.removeEventListener(type, onEvent);
  }, [isListening, type]);
}
