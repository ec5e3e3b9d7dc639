import { ChowkError } from '@chowk/domain/kernel';
import type { PictureQuality } from '@chowk/domain/proofs';
import type { PreparedPhoto } from './draw-photo';
import type { PhotoAnswer, PhotoRequest, PhotoTask } from './photo-worker';

export type { PreparedPhoto } from './draw-photo';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Draws and encodes in a worker so that the page does not stutter, or on the page as a fallback.
 */
function startWorker() {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<PhotoAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (!data.refusal) asked?.resolve(data.result);
    else {
      const { code, reason } = data.refusal;
      asked?.reject(new ChowkError(code, { details: { reason } }));
    }
  };
  const isBroken = new Promise<never>((_, reject) => {
    worker.onerror = (event) => reject(new Error(`Photo worker: ${event.message}`));
  });
  isBroken.catch(() => undefined);
  return {
    isBroken,
    run: (task: PhotoTask, transfer: readonly Transferable[]) => {
      last += 1;
      const request: PhotoRequest = { id: last, task };
      return Promise.race([
        isBroken,
        new Promise<unknown>((resolve, reject) => {
          waiting.set(request.id, { resolve, reject });
          worker.postMessage(request, [...transfer]);
        }),
      ]);
    },
  };
}

let worker: ReturnType<typeof startWorker> | undefined;

function findWorker() {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  if (!worker) {
    worker = startWorker();
    worker.isBroken.catch(() => {
      worker = undefined;
    });
  }
  return worker;
}

/** Loaded and started early, so that the first press of the shutter does not wait. */
export function preloadPhotoWork(): void {
  findWorker();
}

type Frame = ImageBitmap | VideoFrame;

export async function prepareFrame(frame: Frame): Promise<PreparedPhoto> {
  const found = findWorker();
  if (found) return (await found.run({ kind: 'frame', frame }, [frame])) as PreparedPhoto;
  const { prepareFrame: prepareHere } = await import('./draw-photo');
  return prepareHere(frame).finally(() => frame.close());
}

/** The quality of the current frame; undefined where only the page itself could tell. */
export async function judgeFrame(frame: Frame): Promise<PictureQuality | undefined> {
  const found = findWorker();
  if (found) return (await found.run({ kind: 'look', frame }, [frame])) as PictureQuality;
  frame.close();
  return undefined;
}

/** Safari decodes HEIC in a page, but not always in a worker. */
async function decodeOnPage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function isHeic(error: unknown): boolean {
  return error instanceof ChowkError && error.details?.reason === 'heic';
}

export async function prepareFile(file: Blob): Promise<PreparedPhoto> {
  const found = findWorker();
  try {
    if (found) return (await found.run({ kind: 'file', file }, [])) as PreparedPhoto;
  } catch (error) {
    if (error instanceof ChowkError && !isHeic(error)) throw error;
  }
  const { prepareFile: prepareHere } = await import('./draw-photo');
  return prepareHere(file, decodeOnPage);
}
