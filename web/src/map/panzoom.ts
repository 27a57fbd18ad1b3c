// Pan and zoom by one CSS transform. `will-change` is on only during a gesture: smooth while moving, crisp after.

export interface View {
  x: number;
  y: number;
  zoom: number;
}

export interface PanZoomOptions {
  /** CSS pixels per board unit when zoomed in fully. */
  closest: number;
  boardWidth: number;
  /** Told when the sheet has come to rest. Whatever is drawn anew before that would make the gesture stutter. */
  onrest?: (view: View) => void;
}

export interface PanZoom {
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** Bring a point of the board, as shares of its width and height, into the middle. */
  centre(shareX: number, shareY: number, zoom?: number): void;
  reset(): void;
  refit(): void;
  destroy(): void;
  /** True right after a drag, so that the click which ends it is not taken for a choice. */
  dragged(): boolean;
}

const SETTLE_MS = 160;
const DRAG_PX = 6;

export function panzoom(host: HTMLElement, inner: HTMLElement, options: PanZoomOptions): PanZoom {
  const view: View = { x: 0, y: 0, zoom: 1 };
  const fingers = new Map<number, { x: number; y: number }>();
  let frame = 0;
  let timer = 0;
  let travelled = 0;
  let spread = 0;

  const most = (): number => Math.max(1.5, (options.closest * options.boardWidth) / Math.max(1, inner.offsetWidth));

  function clamp(): void {
    const room = host.getBoundingClientRect();
    const w = inner.offsetWidth * view.zoom;
    const h = inner.offsetHeight * view.zoom;
    view.x = w <= room.width ? (room.width - w) / 2 : Math.min(0, Math.max(room.width - w, view.x));
    view.y = h <= room.height ? (room.height - h) / 2 : Math.min(0, Math.max(room.height - h, view.y));
  }

  function apply(): void {
    frame = 0;
    inner.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.zoom})`;
  }

  function changed(): void {
    inner.style.willChange = 'transform';
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      inner.style.willChange = '';
      options.onrest?.({ ...view });
    }, SETTLE_MS);
    if (!frame) frame = requestAnimationFrame(apply);
  }

  function zoomAt(clientX: number, clientY: number, factor: number): void {
    const room = host.getBoundingClientRect();
    const zoom = Math.min(most(), Math.max(1, view.zoom * factor));
    const real = zoom / view.zoom;
    const px = clientX - room.left;
    const py = clientY - room.top;
    view.x = px - (px - view.x) * real;
    view.y = py - (py - view.y) * real;
    view.zoom = zoom;
    clamp();
    changed();
  }

  function middle(): [number, number] {
    const room = host.getBoundingClientRect();
    return [room.left + room.width / 2, room.top + room.height / 2];
  }

  const distance = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  function down(event: PointerEvent): void {
    if (event.button > 0) return;
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
      const room = host.getBoundingClientRect();
      view.zoom = Math.min(most(), Math.max(1, zoom ?? view.zoom));
      view.x = room.width / 2 - shareX * inner.offsetWidth * view.zoom;
      view.y = room.height / 2 - shareY * inner.offsetHeight * view.zoom;
      clamp();
      changed();
    },
    reset() {
      view.zoom = 1;
      clamp();
      changed();
    },
    refit,
    destroy() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      for (const [name, listener] of listeners) host.removeEventListener(name, listener);
    },
    dragged: () => travelled > DRAG_PX,
  };
}
