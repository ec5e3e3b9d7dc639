import type { PendingUpload, QueuedBlob, QueueProblem } from '@/offline/outbox/queue-row';
import type { FetchedCollection, ServerRow } from '@/offline/store/schema';

/** The row shown meanwhile, from the row before it and what was done. */
export type LocalChange<Data> = (
  row: ServerRow | undefined,
  data: Data,
  atMs: number,
) => ServerRow | undefined;

/** A command the server did not take, and why. */
export interface Refused<Data> {
  readonly problem: QueueProblem | null;
  readonly data: Data;
  readonly atMs: number;
}

/** The row as it was before, with word of what was refused. */
export type RefusalMark<Data> = (
  row: ServerRow | undefined,
  refused: Refused<Data>,
) => ServerRow | undefined;

/** What a command does to an answer the device remembers, such as a cart. */
export interface AnswerChange<Data> {
  readonly name: (data: Data, actor: string) => string;
  /** From the answer before, if there is one. As for rows, from nothing but what it is given. */
  readonly apply: (content: unknown, data: Data) => unknown;
}

/** A command as it goes with what waits of the same row. */
export interface Folded {
  readonly type: string;
  readonly data: unknown;
  /** Ids of what it says too, and better: they go. */
  readonly replaces: readonly string[];
  /** Ids of what must have arrived before. */
  readonly dependsOn: readonly string[];
  /** Of what it goes into: the change was made to what the person saw then. */
  readonly seen?: unknown;
}

/** How a newer form of a deed goes into what waits, or behind what is on its way. */
export type Fold<Data> = (data: Data, waiting: readonly PendingUpload[]) => Folded;

interface KindSpec<Data> {
  /** The command's name. */
  readonly type: string;
  /** The row it speaks of: commands of one row are sent in order, and it shows what is done to it. */
  readonly row: (data: Data) => { readonly collection: string; readonly id: string };
  /** Commands of the same row it cannot do without: whoever gives up one of them gives up this too. */
  readonly needs?: readonly string[];
  /** Left out where the device keeps no such row. */
  readonly change?: {
    readonly in: FetchedCollection;
    readonly apply: LocalChange<Data>;
    /** Where it would be a lie to show it as done before it has arrived. */
    readonly meanwhile?: LocalChange<Data>;
    /** Where the row has to say that it was refused; as long as that waits for the person. */
    readonly refused?: RefusalMark<Data>;
  };
  /** The remembered answer its own answer is a newer form of. */
  readonly answers?: string;
  /** The remembered answer it changes, for what is no row of a collection. */
  readonly changesAnswer?: AnswerChange<Data>;
  /** Where a newer form is more than another of the same: the whole of what waits is known here. */
  readonly fold?: Fold<Data>;
  /** However often it is said, in whichever tab, it is done once: what waits of its row says it already. */
  readonly isOnce?: boolean;
  /** How it becomes a draft again when the person wants to change it; its photos go along. */
  readonly toDraft?: (data: Data, blobs: readonly QueuedBlob[]) => Draft;
  /** Its form keeps what is typed by itself: whoever takes it back types it in there first. */
  readonly isTyped?: boolean;
}

export interface Draft {
  readonly name: string;
  readonly value: unknown;
}

/**
 * What the engine knows of a command that may wait. It is applied again whenever the server's own
 * row changes, so it must depend on nothing but what it is given.
 */
export interface CommandKind {
  readonly type: string;
  readonly entity: (data: unknown) => string;
  readonly rowId: (data: unknown) => string;
  readonly collection: FetchedCollection | undefined;
  readonly needs: readonly string[];
  /** What it does, once it has arrived. */
  readonly apply: LocalChange<unknown>;
  /** What is shown until then. */
  readonly meanwhile: LocalChange<unknown>;
  readonly refused: RefusalMark<unknown> | undefined;
  readonly answers: string | undefined;
  readonly changesAnswer: AnswerChange<unknown> | undefined;
  readonly fold: Fold<unknown> | undefined;
  readonly isOnce: boolean;
  readonly toDraft: ((data: unknown, blobs: readonly QueuedBlob[]) => Draft) | undefined;
  readonly isTyped: boolean;
}

export function defineKind<Data>(spec: KindSpec<Data>): CommandKind {
  const { type, row, needs = [], change, answers, changesAnswer, fold, toDraft } = spec;
  const { isTyped = false, isOnce = false } = spec;
  const meanwhile = change?.meanwhile ?? change?.apply;
  return {
    type,
    rowId: (data) => row(data as Data).id,
    entity: (data) => {
      const { collection, id } = row(data as Data);
      return `${collection}:${id}`;
    },
    collection: change?.in,
    needs,
    apply: (before, data, atMs) => change?.apply(before, data as Data, atMs),
    meanwhile: (before, data, atMs) => meanwhile?.(before, data as Data, atMs),
    refused: change?.refused as RefusalMark<unknown> | undefined,
    answers,
    changesAnswer: changesAnswer && {
      name: (data, actor) => changesAnswer.name(data as Data, actor),
      apply: (content, data) => changesAnswer.apply(content, data as Data),
    },
    fold: fold && ((data, waiting) => fold(data as Data, waiting)),
    isTyped,
    isOnce,
    toDraft: toDraft && ((data, blobs) => toDraft(data as Data, blobs)),
  };
}
