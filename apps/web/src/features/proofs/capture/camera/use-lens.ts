import { useState } from 'react';
import { findLens, setLens } from './lens';

/** Light and zoom of one running camera; give the component a key of the stream. */
export function useLens(stream: MediaStream) {
  const [track] = stream.getVideoTracks();
  const [lens] = useState(() => findLens(track));
  const [isLit, setIsLit] = useState(false);
  const [zoom, setZoom] = useState(lens.zoom?.min ?? 1);

  async function light(wish: boolean) {
    if (track && (await setLens(track, { torch: wish }))) setIsLit(wish);
  }

  function zoomTo(wish: number) {
    setZoom(wish);
    if (track) void setLens(track, { zoom: wish });
  }

  return { lens, isLit, light, zoom, zoomTo };
}
