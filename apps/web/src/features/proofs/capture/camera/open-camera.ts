/** Why there is no live picture; each has its own words and its own way out. */
export type CameraProblem = 'denied' | 'none' | 'busy' | 'unsupported';

/** Four to three like a shelf, and as large as a photo is kept. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1600 },
    height: { ideal: 1200 },
  },
};

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function cameraProblemOf(error: unknown): CameraProblem {
  return (error instanceof Error ? PROBLEMS[error.name] : undefined) ?? 'unsupported';
}

/** Throws what `cameraProblemOf` puts into words. */
export async function openCamera(): Promise<MediaStream> {
  // Pages without TLS are given no devices at all.
  if (!navigator.mediaDevices?.getUserMedia) throw new Error('No camera in this browser');
  return navigator.mediaDevices.getUserMedia(WANTED);
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
