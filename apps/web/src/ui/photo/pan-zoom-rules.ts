export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const RESTING: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 6;

/** The photo may be dragged only so far that its edge meets the frame's. */
export function keepInside(view: View, frame: Size): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale));
  const reachX = (frame.width * (scale - 1)) / 2;
  const reachY = (frame.height * (scale - 1)) / 2;
  return {
    scale,
    x: Math.min(reachX, Math.max(-reachX, view.x)),
    y: Math.min(reachY, Math.max(-reachY, view.y)),
  };
}

/** Grows around a point (measured from the frame's middle), so what is under the finger stays there. */
export function zoomAt(
  view: View,
  factor: number,
  at: { x: number; y: number },
  frame: Size,
): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return keepInside(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    frame,
  );
}
