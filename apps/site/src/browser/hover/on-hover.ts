import { closestElement } from '../closest-element.ts';

/**
 * Calls functions when a mouse enters or leaves elements that match a selector, also elements that are added later. Touch
 * never triggers it.
 */
export function onHover(
  selector: string,
  enter: (element: HTMLElement) => void,
  leave: (element: HTMLElement) => void,
): void {
  const found = (target: EventTarget | null) => closestElement(target, selector);
  const listen = (type: 'pointerover' | 'pointerout', callback: (element: HTMLElement) => void) => {
    document.addEventListener(type, ({ target, relatedTarget, pointerType }) => {
      const element = found(target);
      // Moving between parts of the same element is neither entering nor leaving.
      if (element && pointerType !== 'touch' && found(relatedTarget) !== element) callback(element);
    });
  };
  listen('pointerover', enter);
  listen('pointerout', leave);
}
