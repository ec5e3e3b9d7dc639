import type { ErrorDetails } from '@chowk/domain/kernel';
import type { SyncCollection } from '@chowk/domain/sync';
import type { PhotoBucket } from '@/photos/photo-address';

/** What a command may speak of: rows the device pulls, and what it knows by answers alone. */
export type TargetCollection =
  | SyncCollection
  | 'profiles'
  | 'consents'
  | 'notification_choices'
  | 'shop_photos'
  | 'shop_visits';

export function targetOf(collection: TargetCollection, id: string): string {
  return `${collection}:${id}`;
}

/** `editing`: the person has it in its form; it is neither sent nor shown as done until it is saved. */
export type QueueState = 'queued' | 'sending' | 'needs_attention' | 'editing';

/** Why an item has not arrived yet: a code of the server, or a problem of the network. */
export interface QueueProblem {
  readonly code: string;
  readonly details?: ErrorDetails | undefined;
  readonly requestId?: string | undefined;
}

/** A photo that must have arrived before its command is sent. */
export interface QueuedBlob {
  /** Of its row in `blobs`. */
  readonly id: string;
  readonly bucket: PhotoBucket;
  /** Its name in the storage, fixed when it is taken: sending it twice is sending it once. */
  readonly path: string;
}

/** The shop a bizman acts for. */
export interface OnBehalfOf {
  readonly shopId: string;
  readonly name: string;
}

/** A command waiting to be sent. Its id is its idempotency key. */
export interface PendingUpload {
  readonly id: string;
  /** The command's name. */
  readonly type: string;
  /** The command's input, as the contract has it. */
  readonly data: unknown;
  /** When the person did it, by the clock of the device. */
  readonly timestamp: number;
  readonly retryCount: number;
  /** How often the server failed at it; a lost network is not counted here. */
  readonly faultCount?: number;
  /** Who did it; nobody else's session may send it. */
  readonly actor: string;
  readonly onBehalfOf: OnBehalfOf | null;
  /** What the person calls it, such as the campaign's title. */
  readonly subject: string | null;
  readonly blobs: readonly QueuedBlob[];
  /** Ids of commands that must have arrived before. */
  readonly dependsOn: readonly string[];
  /** The row it speaks of, as `targetOf` says it: commands of one are sent in the order they were made. */
  readonly target: string;
  /** The order in which things were done. Not the time: a clock may be set back. */
  readonly seq: number;
  readonly state: QueueState;
  /** While it is edited: what it goes back to when the form is left as it was. */
  readonly editedFrom?: QueueState;
  /** Not to be sent before this moment; 0 is now. */
  readonly retryAt: number;
  readonly lastError: QueueProblem | null;
  /** The row as the person saw it when they changed it, where another may change it meanwhile. */
  readonly seen?: unknown;
}

/** A photo on this device, apart from its command so that reading the queue stays light. */
export interface BlobRow {
  readonly id: string;
  /** The id of the command it belongs to, or the name of the draft that holds it. */
  readonly owner: string;
  readonly blob: Blob;
  readonly size: number;
  readonly storedAt: number;
  readonly isUploaded: boolean;
  /** It was made smaller to find room; that is done once only. */
  readonly isRecompressed: boolean;
  /** What was noted of it when it was taken; it stays with the photo wherever that goes. */
  readonly note?: unknown;
}

/** What was cut off while it was sent waits again, and counts as tried: it may have arrived. */
export function requeued({
  state,
  retryCount,
}: PendingUpload): Pick<PendingUpload, 'state' | 'retryCount'> {
  const isCutOff = state === 'sending';
  return isCutOff ? { state: 'queued', retryCount: retryCount + 1 } : { state, retryCount };
}
