import { SECOND_MS } from '@chowk/domain/kernel';
import { APPLICATION_NAME } from '@/api/client/application';
import { decodeError, NetworkError } from '@/api/errors/errors';
import { withinTime } from '@/api/network/within-time';
import { sessionSignal } from '@/api/session/session-signal';
import { sessionToken } from '@/api/session/session-token';
import { storedSession } from '@/api/session/stored-session';
import { type PhotoBucket, photoAddress } from './photo-address';

/** A photo of 300 KB on a 2G network. */
const TIMEOUT_MS = 60 * SECOND_MS;
/** Photos not on screen, cached for scrolling back. */
const MOST_KEPT = 40;

export interface OpenPhoto {
  /** An object URL, valid until `close`. */
  readonly url: Promise<string>;
  readonly close: () => void;
}

/** A photo in storage, fetched when it is first shown. */
export interface StoredPhoto {
  readonly id: string;
  readonly open: () => OpenPhoto;
}

/** A device cache for photos needed without a network. */
export interface PhotoKeeper {
  readonly read: (address: string) => Promise<Blob | undefined>;
  readonly write: (address: string, photo: Blob) => Promise<void>;
}

interface CachedPhoto {
  readonly personId: string | undefined;
  readonly url: Promise<string>;
  viewers: number;
}

const photos = new Map<string, StoredPhoto>();
const cached = new Map<string, CachedPhoto>();

async function fetchPhoto(address: string): Promise<Blob> {
  const blob = await withinTime(
    async (signal) => {
      const token = await sessionToken();
      const response = await fetch(address, {
        headers: {
          'x-application-name': APPLICATION_NAME,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        signal,
      });
      if (response.ok) return response.blob();
      const body: unknown = await response.json().catch(() => undefined);
      return decodeError(response.status, body);
    },
    { timeoutMs: TIMEOUT_MS, signals: [sessionSignal()] },
  );
  if (blob instanceof Error) throw blob;
  return blob;
}

async function readPhoto(address: string, keeper: PhotoKeeper | undefined): Promise<string> {
  try {
    const photo = await fetchPhoto(address);
    void keeper?.write(address, photo).catch(() => undefined);
    return URL.createObjectURL(photo);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const photo = await keeper?.read(address).catch(() => undefined);
    if (!photo) throw error;
    return URL.createObjectURL(photo);
  }
}

function drop(id: string, photo: CachedPhoto): void {
  cached.delete(id);
  photo.url.then(URL.revokeObjectURL, () => undefined);
}

/** Evicts the least recently shown; another person's at once. */
function tidy(personId: string | undefined): void {
  const unseen = [...cached].filter(([, photo]) => photo.viewers === 0);
  const foreign = unseen.filter(([, photo]) => photo.personId !== personId);
  const own = unseen.filter(([, photo]) => photo.personId === personId);
  const tooMany = own.slice(0, Math.max(0, own.length - MOST_KEPT));
  for (const [id, photo] of [...foreign, ...tooMany]) drop(id, photo);
}

function open(address: string, keeper: PhotoKeeper | undefined): OpenPhoto {
  const personId = storedSession()?.userId;
  const id = `${personId ?? ''} ${address}`;
  const photo = cached.get(id) ?? { personId, url: readPhoto(address, keeper), viewers: 0 };
  // Inserted again, so that the map's order is the order of use.
  cached.delete(id);
  cached.set(id, photo);
  photo.viewers += 1;
  // A failure is not cached, so the next use tries again.
  photo.url.catch(() => cached.get(id) === photo && cached.delete(id));
  let isOpen = true;
  return {
    url: photo.url,
    close: () => {
      if (!isOpen) return;
      isOpen = false;
      photo.viewers -= 1;
      tidy(storedSession()?.userId);
    },
  };
}

/** Photos are private: fetched with the session and kept in memory. One path is one object. */
export function storedPhoto(bucket: PhotoBucket, path: string, keeper?: PhotoKeeper): StoredPhoto {
  const id = photoAddress(bucket, path);
  const key = keeper ? `cached ${id}` : id;
  const known = photos.get(key);
  if (known) return known;
  const photo = { id, open: () => open(id, keeper) };
  photos.set(key, photo);
  return photo;
}
