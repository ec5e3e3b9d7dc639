import { useEffect, useState } from 'react';

/** Where a photo comes from; the api hands out such objects, one and the same for each photo. */
export interface PhotoSource {
  readonly id: string;
  readonly open: () => { readonly url: Promise<string>; readonly close: () => void };
}

interface Loaded {
  readonly source: PhotoSource;
  readonly url?: string;
  readonly error?: unknown;
}

/** The photo's address while it is on screen; it is let go of with the last who shows it. */
export function usePhotoUrl(source: PhotoSource | undefined) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    // Named here, so that every new try opens the source anew.
    if (!source || tries < 0) return undefined;
    let isWanted = true;
    const photo = source.open();
    photo.url.then(
      (url) => isWanted && setLoaded({ source, url }),
      (error: unknown) => isWanted && setLoaded({ source, error }),
    );
    return () => {
      isWanted = false;
      photo.close();
    };
  }, [source, tries]);

  // What was loaded for another source says nothing about this one.
  const current = loaded?.source === source ? loaded : undefined;
  return {
    url: current?.url,
    error: current?.error,
    retry: () => {
      setLoaded(undefined);
      setTries((count) => count + 1);
    },
  };
}
