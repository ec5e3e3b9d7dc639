import type { InputOf } from '@chowk/domain/kernel';
import { type disputeOrder, ORDER_PHOTO_BUCKET } from '@chowk/domain/orders';
import { disputeDraft } from '@/offline/read/kept-order-answer';
import { submitCommand } from '@/offline/send/submit-command';
import { disputeOrderRef, receiveOrderRef } from '../orders.queries';

/** Through the queue: said at the counter without a network, it is not lost. */
export function sendReceipt(id: string, subject: string) {
  return submitCommand(receiveOrderRef, { id }, { subject });
}

export interface ProblemPhoto {
  readonly blobId: string;
  readonly path: string;
}

/** The photos go first, each from where it was kept at the shutter. */
export function sendProblem(
  input: Omit<InputOf<typeof disputeOrder>, 'photo_paths'>,
  photos: readonly ProblemPhoto[],
  subject: string,
) {
  return submitCommand(
    disputeOrderRef,
    { ...input, photo_paths: photos.map(({ path }) => path) },
    {
      subject,
      fromDraft: disputeDraft(input.id),
      blobs: photos.map(({ blobId, path }) => ({ bucket: ORDER_PHOTO_BUCKET, blobId, path })),
    },
  );
}
