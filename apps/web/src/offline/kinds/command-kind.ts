import type { QueuedBlob } from '../queue-row';
import type { FetchedCollection, ServerRow } from '../schema';

/** The row shown meanwhile, from the row before it and what was done. */
export type LocalChange<Data> = (
  row: ServerRow | undefined,
  data: Data,
  atMs: number,
) => ServerRow | undefined;

/** What a command does to an answer the device remembers, such as a cart. */
export interface AnswerChange<Data> {
  readonly name: (data: Data) => string;
  /** From the answer before, if there is one. As for rows, from nothing but what it is given. */
  readonly apply: (content: unknown, data: Data) => unknown;
}

interface KindSpec<Data> {
  /** The command's name. */
  readonly type: string;
  /** The row it speaks of: commands of one row are sent in order, and it shows what is done to it. */
  readonly row: (data: Data) => { readonly collection: string; readonly id: string };
  /** Left out where the device keeps no such row. */
  readonly change?: { readonly in: FetchedCollection; readonly apply: LocalChange<Data> };
  /** The remembered answer its own answer is a newer form of. */
  readonly answers?: string;
  /** The remembered answer it changes, for what is no row of a collection. */
  readonly changesAnswer?: AnswerChange<Data>;
  /** How it becomes a draft again when the person wants to change it; its photos go along. */
  readonly toDraft?: (data: Data, blobs: readonly QueuedBlob[]) => Draft;
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
  readonly apply: LocalChange<unknown>;
  readonly answers: string | undefined;
  readonly changesAnswer: AnswerChange<unknown> | undefined;
  readonly toDraft: ((data: unknown, blobs: readonly QueuedBlob[]) => Draft) | undefined;
}

export function defineKind<Data>(spec: KindSpec<Data>): CommandKind {
  const { type, row, change, answers, changesAnswer, toDraft } = spec;
  return {
    type,
    rowId: (data) => row(data as Data).id,
    entity: (data) => {
      const { collection, id } = row(data as Data);
      return `${collection}:${id}`;
    },
    collection: change?.in,
    apply: (before, data, atMs) => change?.apply(before, data as Data, atMs),
    answers,
    changesAnswer: changesAnswer && {
      name: (data) => changesAnswer.name(data as Data),
      apply: (content, data) => changesAnswer.apply(content, data as Data),
    },
    toDraft: toDraft && ((data, blobs) => toDraft(data as Data, blobs)),
  };
}
