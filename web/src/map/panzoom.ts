// Pan and zoom by one CSS transform. `will-change` is on only during a gesture: smooth while moving, crisp after.

export interface View {
  x: number;
  y: number;
  zoom: number;
}

/** So many pixels from each edge. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
export const NOTHING: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface PanZoomOptions {
  /** CSS pixels per board unit when zoomed in fully. */
  closest: number;
  boardWidth: number;
  /** What floats over the room, and of that what takes room away even from the whole board. */
  room?: () => { insets: Insets; outer: Insets };
  /** Told when the sheet has come to rest. Whatever is drawn anew before that would make the gesture stutter. */
  onrest?: (view: View) => void;
}

export interface PanZoom {
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** Bring a point of the board, as shares of its width and height, into the middle. */
  centre(shareX: number, shareY: number, zoom?: number): void;
  /** Bring a part of the board, as shares, into the room that is free, within these zooms. */
  fit(part: Part, farthest: number, nearest: number, slowly: boolean): void;
  view(): View;
  /** The point of the board in the middle of what these edges leave free, as shares. */
  middle(insets: Insets): [shareX: number, shareY: number];
  /** The zoom at which the whole board is seen. */
  whole(): number;
  reset(): void;
  refit(): void;
  destroy(): void;
  /** True right after a drag, so that the click which ends it is not taken for a choice. */
  dragged(): boolean;
}

export type Part = [x0: number, y0: number, x1: number, y1: number];

const SETTLE_MS = 160;
const GLIDE_MS = 360;
const DRAG_PX = 6;

export function panzoom(host: HTMLElement, inner: HTMLElement, options: PanZoomOptions): PanZoom {
  const view: View = { x: 0, y: 0, zoom: 1 };
  const fingers = new Map<number, { x: number; y: number }>();
  let frame = 0;
  let timer = 0;
  let travelled = 0;
  let spread = 0;

  const most = (): number => Math.max(1.5, (options.closest * options.boardWidth) / Math.max(1, inner.offsetWidth));

  /** The part of the room between some edges. */
  function between(edges: Insets): { x: number; y: number; w: number; h: number } {
    const { width, height } = host.getBoundingClientRect();
    return { x: edges.left, y: edges.top, w: Math.max(80, width - edges.left - edges.right), h: Math.max(80, height - edges.top - edges.bottom) };
  }
  const room = (): { insets: Insets; outer: Insets } => options.room?.() ?? { insets: NOTHING, outer: NOTHING };
  /** Panels float: only the rail, or the sheet of a phone, takes room from the whole board. */
  function whole(): number {
    const outer = between(room().outer);
    return Math.min(outer.w / Math.max(1, inner.offsetWidth), outer.h / Math.max(1, inner.offsetHeight));
  }

  /** A board that is larger than the room covers what is free of it; one that is smaller lies in the middle. */
  function clamp(): void {
    const { insets, outer } = room();
    const [free, all] = [between(insets), between(outer)];
    const w = inner.offsetWidth * view.zoom;
    const h = inner.offsetHeight * view.zoom;
    const side = (at: number, size: number, from: number, room: number): number =>
      size <= room + 1 ? from + (room - size) / 2 : Math.min(from, Math.max(from + room - size, at));
    view.x = w <= all.w + 1 ? side(view.x, w, all.x, all.w) : side(view.x, w, free.x, free.w);
    view.y = h <= all.h + 1 ? side(view.y, h, all.y, all.h) : side(view.y, h, free.y, free.h);
  }

  let gliding = 0;
  function glide(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    inner.style.transition = `transform ${GLIDE_MS}ms cubic-bezier(0.22, 0.8, 0.3, 1)`;
    clearTimeout(gliding);
    gliding = window.setTimeout(halt, GLIDE_MS + 20);
  }
  function halt(): void {
    clearTimeout(gliding);
    inner.style.transition = '';
  }

  function apply(): void {
    frame = 0;
    inner.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.zoom})`;
  }

  function changed(): void {
    inner.style.willChange = 'transform';
    clearTimeout(timer);
    const settle = inner.style.transition ? GLIDE_MS + 40 : SETTLE_MS;
    timer = window.setTimeout(() => {
      inner.style.willChange = '';
      options.onrest?.({ ...view });
    }, settle);
    if (!frame) frame = requestAnimationFrame(apply);
  }

  function zoomAt(clientX: number, clientY: number, factor: number): void {
    const room = host.getBoundingClientRect();
    const zoom = Math.min(most(), Math.max(whole(), view.zoom * factor));
    const real = zoom / view.zoom;
    const px = clientX - room.left;
    const py = clientY - room.top;
    view.x = px - (px - view.x) * real;
    view.y = py - (py - view.y) * real;
    view.zoom = zoom;
    clamp();
    changed();
  }

  /** Of what is free, on the screen. */
  function middle(): [number, number] {
    const { left, top } = host.getBoundingClientRect();
    const free = between(room().insets);
    return [left + free.x + free.w / 2, top + free.y + free.h / 2];
  }

  const distance = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  function down(event: PointerEvent): void {
    if (event.button > 0) return;
    halt();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) travelled = 0;
    if (fingers.size === 2) spread = distance();
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    finger.x = event.clientX;
    finger.y = event.clientY;
    travelled += Math.abs(dx) + Math.abs(dy);
    if (fingers.size === 1) {
      if (travelled <= DRAG_PX) return;
      if (!host.hasPointerCapture(event.pointerId)) host.setPointerCapture(event.pointerId);
      view.x += dx;
      view.y += dy;
      clamp();
      changed();
    } else if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      view.x += dx / 2;
      view.y += dy / 2;
      const now = distance();
      if (spread) zoomAt((a!.x + b!.x) / 2, (a!.y + b!.y) / 2, now / spread);
      spread = now;
    }
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size < 2) spread = 0;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    zoomAt(event.clientX, event.clientY, Math.exp(-event.deltaY * 0.0016));
  }

  function refit(): void {
    clamp();
    apply();
    options.onrest?.({ ...view });
  }

  const listeners: [string, EventListener][] = [
    ['pointerdown', down as EventListener],
    ['pointermove', move as EventListener],
    ['pointerup', up as EventListener],
    ['pointercancel', up as EventListener],
    ['wheel', wheel as EventListener],
  ];
  for (const [name, listener] of listeners) host.addEventListener(name, listener, { passive: false });
  inner.style.transformOrigin = '0 0';
  host.style.touchAction = 'none';
  refit();

  return {
    zoomBy(factor) {
      zoomAt(...middle(), factor);
    },
    panBy(dx, dy) {
      view.x += dx;
      view.y += dy;
      clamp();
      changed();
    },
    centre(shareX, shareY, zoom) {
      const free = between(room().insets);
      view.zoom = Math.min(most(), Math.max(whole(), zoom ?? view.zoom));
      view.x = free.x + free.w / 2 - shareX * inner.offsetWidth * view.zoom;
      view.y = free.y + free.h / 2 - shareY * inner.offsetHeight * view.zoom;
      clamp();
      glide();
      changed();
    },
    fit([x0, y0, x1, y1], farthest, nearest, slowly) {
      const free = between(room().insets);
      const zoom = Math.min(free.w / Math.max(1, (x1 - x0) * inner.offsetWidth), free.h / Math.max(1, (y1 - y0) * inner.offsetHeight));
      view.zoom = Math.min(most(), Math.max(whole(), farthest, Math.min(nearest, zoom)));
      view.x = free.x + free.w / 2 - ((x0 + x1) / 2) * inner.offsetWidth * view.zoom;
      view.y = free.y + free.h / 2 - ((y0 + y1) / 2) * inner.offsetHeight * view.zoom;
      clamp();
      if (slowly) glide();
      changed();
    },
    view: () => ({ ...view }),
    middle(insets) {
      const free = between(insets);
      return [(free.x + free.w / 2 - view.x) / (inner.offsetWidth * view.zoom), (free.y + free.h / 2 - view.y) / (inner.offsetHeight * view.zoom)];
    },
    whole,
    reset() {
      glide();
      view.zoom = whole();
      clamp();
      changed();
    },
    refit,
    destroy() {
      clearTimeout(timer);
      clearTimeout(gliding);
      cancelAnimationFrame(frame);
      for (const [name, listener] of listeners) host.removeEventListener(name, listener);
    },
    dragged: () => travelled > DRAG_PX,
  };
}
