import type { ErrorDetails } from '@chowk/domain/kernel';
import type { SyncCollection } from '@chowk/domain/sync';
import type { PhotoBucket } from '@/photos/photo-address';

/** The collections a command can target: synced ones, and some known from queries only. */
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

/** `editing`: open in its form, and neither sent nor shown as done until it is saved. */
export type QueueState = 'queued' | 'sending' | 'needs_attention' | 'editing';

/** Why an item failed: a server error code or a network problem. */
export interface QueueProblem {
  readonly code: string;
  readonly details?: ErrorDetails | undefined;
  readonly requestId?: string | undefined;
}

/** A photo that must be uploaded before its command is sent. */
export interface QueuedBlob {
  /** The id of its row in `blobs`. */
  readonly id: string;
  readonly bucket: PhotoBucket;
  /** Its name in storage, fixed when it is taken, so that uploading it twice is harmless. */
  readonly path: string;
}

/** The shop a bizman acts for. */
export interface OnBehalfOf {
  readonly shopId: string;
  readonly name: string;
}

/** An outbox item. Its id is the idempotency key. */
export interface PendingUpload {
  readonly id: string;
  /** The command's name. */
  readonly type: string;
  /** The command's input, as in the contract. */
  readonly data: unknown;
  /** When the person did it, by the device's clock. */
  readonly timestamp: number;
  readonly retryCount: number;
  /** How often the server failed on it; network failures are not counted. */
  readonly faultCount?: number;
  /** The author; no other session may send it. */
  readonly actor: string;
  readonly onBehalfOf: OnBehalfOf | null;
  /** A label such as the campaign's title. */
  readonly subject: string | null;
  readonly blobs: readonly QueuedBlob[];
  /** Ids of commands that must arrive first. */
  readonly dependsOn: readonly string[];
  /** The row it changes, from `targetOf`: commands of one target are sent in order. */
  readonly target: string;
  /** The order in which commands were made, because clocks can be set back. */
  readonly seq: number;
  readonly state: QueueState;
  /** The state it returns to when its form is closed unchanged. */
  readonly editedFrom?: QueueState;
  /** Not sent before this time; 0 means now. */
  readonly retryAt: number;
  readonly lastError: QueueProblem | null;
  /** The row as the person saw it, where somebody else may change it meanwhile. */
  readonly seen?: unknown;
}

/** A photo on this device, stored apart from its command so that reading the queue stays cheap. */
export interface BlobRow {
  readonly id: string;
  /** The id of its command, or the name of the draft that has it. */
  readonly owner: string;
  readonly blob: Blob;
  readonly size: number;
  readonly storedAt: number;
  readonly isUploaded: boolean;
  /** Whether it was recompressed to free space, which happens once only. */
  readonly isRecompressed: boolean;
  /** Metadata from when it was taken. */
  readonly note?: unknown;
}

/** An interrupted item is pending again and counts as tried, because it may have arrived. */
export function requeued({
  state,
  retryCount,
}: PendingUpload): Pick<PendingUpload, 'state' | 'retryCount'> {
  const isCutOff = state === 'sending';
  return isCutOff ? { state: 'queued', retryCount: retryCount + 1 } : { state, retryCount };
}
