import type { PendingUpload, QueueProblem } from '@/offline/outbox/queue-row';
import type { FetchedCollection, ServerRow } from '@/offline/store/schema';

/** The optimistic update: the row shown until the server answers, from the row before it and what was done. */
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

/** Whether a command changes the row of this id. */
export type Touches<Data> = (data: Data, id: string) => boolean;

/** What a command does to the answer of a query, for what is no row of a collection. */
export interface QueryChange<Data> {
  readonly queryKey: (data: Data, actor: string) => readonly unknown[];
  /** From the answer there is. As for rows, from nothing but what it is given. */
  readonly apply: (content: object, data: Data, at: ChangedAt) => object;
}

export interface ChangedAt {
  /** When the person did it. */
  readonly doneMs: number;
  /** When the server gave the answer it changes. */
  readonly savedAt: number;
}

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
    readonly optimistic?: LocalChange<Data>;
    /** Where the row has to say that it was refused; as long as that waits for the person. */
    readonly refused?: RefusalMark<Data>;
    /** Where it changes several rows, and not the one it speaks of. */
    readonly touches?: Touches<Data>;
  };
  /** The query its own answer is a newer answer to. */
  readonly answers?: readonly unknown[];
  /** The queries whose answers it changes, for what is no row of a collection. */
  readonly changesQueries?: readonly QueryChange<Data>[];
  /** The remembered answer it changes, for what is no row of a collection. */
  readonly changesAnswer?: AnswerChange<Data>;
  /** How a newer one goes into what waits of its row, or behind what is on its way. */
  readonly fold?: Fold<Data>;
  /** A newer one says all that an older one says: it takes the place of what has not left. */
  readonly isLastWord?: boolean;
  /** It carries what differs and nothing else: told field by field. */
  readonly isChange?: boolean;
  /** Always in the person's own name, for whomever they act. */
  readonly asSelf?: boolean;
  /** Refused, it holds up nothing that depends on it: each says all of what it is about. */
  readonly dependentsContinue?: boolean;
  /** However often it is said, in whichever tab, it is done once: what waits of its row says it already. */
  readonly isOnce?: boolean;
  /** Left out where there is no form to change it in. */
  readonly edit?: Editing<Data>;
}

/** A page of the app, by the address its route has. */
export interface Place {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, unknown>>;
}

/** Where a command that waits or was refused is edited. */
export interface Editing<Data> {
  /** The page with its form; none where what was refused has no form any more. */
  readonly at: (data: Data, item: PendingUpload) => Place | undefined;
  /**
   * The draft its form keeps of what is typed on top. Left out where more than one page edits it:
   * then leaving one of them does not end the editing.
   */
  readonly draft?: (data: Data, actor: string) => string;
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
  readonly optimistic: LocalChange<unknown>;
  readonly refused: RefusalMark<unknown> | undefined;
  readonly touches: Touches<unknown> | undefined;
  readonly answers: readonly unknown[] | undefined;
  readonly changesQueries: readonly QueryChange<unknown>[];
  readonly changesAnswer: AnswerChange<unknown> | undefined;
  readonly fold: Fold<unknown> | undefined;
  readonly isLastWord: boolean;
  readonly isChange: boolean;
  readonly asSelf: boolean;
  readonly dependentsContinue: boolean;
  readonly isOnce: boolean;
  readonly edit: Editing<unknown> | undefined;
}

export function defineKind<Data>(spec: KindSpec<Data>): CommandKind {
  const { type, row, needs = [], change, answers, changesAnswer, fold } = spec;
  const optimistic = change?.optimistic ?? change?.apply;
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
    optimistic: (before, data, atMs) => optimistic?.(before, data as Data, atMs),
    refused: change?.refused as RefusalMark<unknown> | undefined,
    touches: change?.touches as Touches<unknown> | undefined,
    answers,
    changesQueries: (spec.changesQueries ?? []) as readonly QueryChange<unknown>[],
    changesAnswer: changesAnswer && {
      name: (data, actor) => changesAnswer.name(data as Data, actor),
      apply: (content, data) => changesAnswer.apply(content, data as Data),
    },
    fold: fold && ((data, waiting) => fold(data as Data, waiting)),
    isLastWord: spec.isLastWord ?? false,
    isChange: spec.isChange ?? false,
    asSelf: spec.asSelf ?? false,
    dependentsContinue: spec.dependentsContinue ?? false,
    isOnce: spec.isOnce ?? false,
    edit: spec.edit as Editing<unknown> | undefined,
  };
}
