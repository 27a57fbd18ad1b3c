/**
 * Dragging: a lit thing that is drawn onto another lit thing is two choices by one press. What is dropped elsewhere goes back.
 * Things are known by their `data-ref`; whoever only clicks has not dragged.
 */

import type { Action } from 'svelte/action';

interface Hand {
  /** Can this be chosen now? */
  lit: (ref: string) => boolean;
  pick: (ref: string) => void;
  /** Which kinds of things can be drawn. */
  kinds: readonly string[];
}

const FAR = 8;

const refAt = (target: Element | null): string | undefined => target?.closest<HTMLElement | SVGElement>('[data-ref]')?.dataset.ref;

export const drag: Action<Document, Hand> = (page, first) => {
  let hand = first;
  let end: () => void = () => undefined;

  function down(event: PointerEvent): void {
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ref]') : null;
    const ref = thing?.dataset.ref ?? '';
    if (!thing || event.button !== 0 || !hand.kinds.includes(ref.split(':')[0] ?? '') || !hand.lit(ref)) return;
    end();
    let ghost: HTMLElement | undefined;
    const move = (e: PointerEvent): void => {
      if (!ghost && Math.hypot(e.clientX - event.clientX, e.clientY - event.clientY) < FAR) return;
      ghost ??= shadowOf(thing);
      ghost.style.transform = `translate(${e.clientX}px, ${e.clientY}px) translate(-50%, -50%)`;
    };
    const up = (e: PointerEvent): void => {
      const drawn = ghost !== undefined;
      end();
      if (!drawn || e.type === 'pointercancel') return;
      // The click that ends a drag chooses nothing by itself.
      const still = (click: Event): void => click.stopPropagation();
      window.addEventListener('click', still, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', still, { capture: true }));
      const onto = refAt(document.elementFromPoint(e.clientX, e.clientY));
      if (onto === undefined || onto === ref || !hand.lit(onto)) return;
      hand.pick(ref);
      hand.pick(onto);
    };
    end = () => {
      ghost?.remove();
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      end = () => undefined;
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
  }
  page.addEventListener('pointerdown', down);
  return {
    update: (next) => void (hand = next),
    destroy: () => {
      end();
      page.removeEventListener('pointerdown', down);
    },
  };
};

/** What follows the pointer: the look of the thing, without its name. */
function shadowOf(thing: HTMLElement): HTMLElement {
  const ghost = thing.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-ref');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  const { width, height } = thing.getBoundingClientRect();
  Object.assign(ghost.style, { position: 'fixed', left: '0', top: '0', margin: '0', width: `${width}px`, height: `${height}px`, pointerEvents: 'none', zIndex: '60' });
  document.body.append(ghost);
  return ghost;
}
