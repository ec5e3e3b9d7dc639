import { useEffect, useState } from 'react';
import { type CameraProblem, cameraProblemOf, closeCamera, openCamera } from './open-camera';

export type CameraState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'live'; readonly stream: MediaStream }
  | { readonly kind: 'off'; readonly problem: CameraProblem };

const STARTING: CameraState = { kind: 'starting' };

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setIsVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}

/** The camera while the page is looked at: behind another app it is let go of. */
export function useCamera(): { state: CameraState; retry: () => void } {
  const [state, setState] = useState<CameraState>(STARTING);
  const [tries, setTries] = useState(0);
  const isVisible = useIsVisible();

  useEffect(() => {
    if (!isVisible || tries < 0) return undefined;
    let isWanted = true;
    let open: MediaStream | undefined;
    openCamera().then(
      (stream) => {
        if (!isWanted) return closeCamera(stream);
        open = stream;
        setState({ kind: 'live', stream });
      },
      (error: unknown) => isWanted && setState({ kind: 'off', problem: cameraProblemOf(error) }),
    );
    return () => {
      isWanted = false;
      if (open) closeCamera(open);
      setState(STARTING);
    };
  }, [isVisible, tries]);

  return { state, retry: () => setTries((count) => count + 1) };
}
