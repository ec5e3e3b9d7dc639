/** What browsers offer beyond the standard's own types, told by the camera itself. */
interface LensCapabilities {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number; readonly step?: number };
}

export interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface Lens {
  readonly hasTorch: boolean;
  readonly zoom: Zoom | undefined;
}

const STEPS = 40;

export function lensOf(capabilities: LensCapabilities): Lens {
  const { torch = false, zoom } = capabilities;
  const isUseful = zoom !== undefined && zoom.max > zoom.min;
  return {
    hasTorch: torch,
    zoom: isUseful
      ? { min: zoom.min, max: zoom.max, step: zoom.step || (zoom.max - zoom.min) / STEPS }
      : undefined,
  };
}

export function findLens(track: MediaStreamTrack | undefined): Lens {
  const capabilities = track?.getCapabilities?.() ?? {};
  return lensOf(capabilities as LensCapabilities);
}

/** A camera that says no stays as it is. */
export async function setLens(
  track: MediaStreamTrack,
  setting: { readonly torch: boolean } | { readonly zoom: number },
): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [setting as MediaTrackConstraintSet] });
    return true;
  } catch {
    return false;
  }
}
