import { type RefObject, useEffect, useRef, useState } from 'react';
import { keepInside, RESTING, type View, zoomAt } from './pan-zoom-rules';

const BUTTON_STEP = 1.6;
const WHEEL_STEP = 1.15;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_SCALE = 2.5;
const TAP_PX = 10;
const SWIPE_PX = 60;

interface Spot {
  x: number;
  y: number;
}

interface PanZoom {
  view: View;
  reset: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
}

/** Pinch, drag, wheel and double tap over one frame. At rest a sideways swipe asks for a neighbour. */
export function usePanZoom(
  frame: RefObject<HTMLElement | null>,
  onSwipe: (by: 1 | -1) => void,
): PanZoom {
  const [view, setView] = useState<View>(RESTING);
  const fingers = useRef(new Map<number, Spot>());
  const start = useRef<Spot>({ x: 0, y: 0 });
  const lastTapMs = useRef(0);

  const size = () => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  });
  const fromMiddle = ({ x, y }: Spot): Spot => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const zoom = (factor: number, at: Spot = { x: 0, y: 0 }) =>
    setView((now) => zoomAt(now, factor, at, size()));

  const listeners = {
    wheel(event: WheelEvent) {
      event.preventDefault();
      zoom(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, fromMiddle(spotOf(event)));
    },
    pointerdown(event: PointerEvent) {
      frame.current?.setPointerCapture(event.pointerId);
      start.current = spotOf(event);
      fingers.current.set(event.pointerId, start.current);
    },
    pointermove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = spotOf(event);
      fingers.current.set(event.pointerId, now);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        zoom(distance(now, other) / Math.max(1, distance(before, other)), fromMiddle(middle));
      } else {
        const by = { x: now.x - before.x, y: now.y - before.y };
        setView((at) => keepInside({ ...at, x: at.x + by.x, y: at.y + by.y }, size()));
      }
    },
    pointerup(event: PointerEvent) {
      const wasAlone = fingers.current.size === 1;
      fingers.current.delete(event.pointerId);
      if (!wasAlone) return;
      const sideways = event.clientX - start.current.x;
      if (view.scale === 1 && Math.abs(sideways) > SWIPE_PX) onSwipe(sideways < 0 ? 1 : -1);
      else if (distance(start.current, spotOf(event)) < TAP_PX) tap(event);
    },
    pointercancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
    },
  };

  function tap(event: PointerEvent) {
    const isDouble = event.timeStamp - lastTapMs.current < DOUBLE_TAP_MS;
    lastTapMs.current = isDouble ? 0 : event.timeStamp;
    if (!isDouble) return;
    if (view.scale > 1) setView(RESTING);
    else zoom(DOUBLE_TAP_SCALE, fromMiddle(spotOf(event)));
  }

  // Native listeners: React's wheel is passive, where the page could not be kept from scrolling.
  useEffect(() => listen(frame.current, listeners));

  return {
    view,
    reset: () => setView(RESTING),
    zoomIn: () => zoom(BUTTON_STEP),
    zoomOut: () => zoom(1 / BUTTON_STEP),
  };
}

interface Listeners {
  wheel: (event: WheelEvent) => void;
  pointerdown: (event: PointerEvent) => void;
  pointermove: (event: PointerEvent) => void;
  pointerup: (event: PointerEvent) => void;
  pointercancel: (event: PointerEvent) => void;
}

function listen(element: HTMLElement | null, on: Listeners): () => void {
  const leave = new AbortController();
  const { signal } = leave;
  element?.addEventListener('wheel', on.wheel, { passive: false, signal });
  element?.addEventListener('pointerdown', on.pointerdown, { signal });
  element?.addEventListener('pointermove', on.pointermove, { signal });
  element?.addEventListener('pointerup', on.pointerup, { signal });
  element?.addEventListener('pointercancel', on.pointercancel, { signal });
  return () => leave.abort();
}

function spotOf(event: MouseEvent): Spot {
  return { x: event.clientX, y: event.clientY };
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
