import { ChowkError, type ErrorCode } from '@chowk/domain/kernel';
import { judgeFrame, prepareFile, prepareFrame } from './draw-photo';

/** One task: a frame to judge or to turn into a photo, or a file to resize. */
export type PhotoTask =
  | { readonly kind: 'look' | 'frame'; readonly frame: ImageBitmap | VideoFrame }
  | { readonly kind: 'file'; readonly file: Blob };

export interface PhotoRequest {
  readonly id: number;
  readonly task: PhotoTask;
}

export interface PhotoAnswer {
  readonly id: number;
  readonly result?: unknown;
  /** Errors lose their class on the way to the page, so they travel as codes. */
  readonly refusal?: { readonly code: ErrorCode; readonly reason: unknown };
}

async function work(task: PhotoTask): Promise<unknown> {
  if (task.kind === 'file') return prepareFile(task.file);
  try {
    return task.kind === 'look' ? judgeFrame(task.frame) : await prepareFrame(task.frame);
  } finally {
    task.frame.close();
  }
}

async function answer({ id, task }: PhotoRequest): Promise<PhotoAnswer> {
  try {
    return { id, result: await work(task) };
  } catch (error) {
    const isOurs = error instanceof ChowkError;
    return {
      id,
      refusal: {
        code: isOurs ? error.code : 'NOT_AN_IMAGE',
        reason: isOurs ? error.details?.reason : undefined,
      },
    };
  }
}

addEventListener('message', (event: MessageEvent<PhotoRequest>) => {
  void answer(event.data).then((reply) => postMessage(reply));
});
