import type { SyncCollection } from '@chowk/domain/sync';
import type { PendingUpload, QueueProblem, TargetCollection } from '@/offline/outbox/queue-row';
import type { ServerRow } from '@/offline/store/schema';

/** What the id begins with of a command that changes several rows of its collection, and no one row. */
export const SEVERAL_ROWS = '*';

/** A command the server did not take, and why. */
export interface Refused<Data> {
  readonly problem: QueueProblem | null;
  readonly data: Data;
  readonly atMs: number;
}

/** What a command does to a row of the device, from the row before it and what was done. */
interface RowChange<Data> {
  readonly in: SyncCollection;
  /** What it does, once it has arrived. */
  apply(row: ServerRow | undefined, data: Data, atMs: number): ServerRow | undefined;
  /** The optimistic update, where it would be a lie to show it as done before it has arrived. */
  optimistic?(row: ServerRow | undefined, data: Data, atMs: number): ServerRow | undefined;
  /** Where the row has to say that it was refused; as long as that waits for the person. */
  refused?(row: ServerRow | undefined, refused: Refused<Data>): ServerRow | undefined;
  /** Where it changes several rows, and not the one it speaks of: whether this is one of them. */
  appliesTo?(data: Data, id: string): boolean;
}

/** What a command does to the answer of a query, for what is no row of a collection. */
interface QueryChange<Data> {
  queryKey(data: Data, actor: string): readonly unknown[];
  /** From the answer there is: when the person did it, and when the server gave the answer. */
  apply(
    content: object,
    data: Data,
    at: { readonly doneMs: number; readonly savedAt: number },
  ): object;
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

/** What the names begin with of drafts that were only typed: they end with a sign-out. */
export const TYPED = 'typed:';

/** The draft of what was typed into a form about one thing. */
export function typedDraft(form: string, id: string): string {
  return `${TYPED}${form}.${id}`;
}

/** A page of the app, by the address its route has. */
export interface Place {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, unknown>>;
}

/** Where a command that waits or was refused is edited. */
interface Editing<Data> {
  /** The page with its form; none where what was refused has no form any more. */
  at(data: Data, item: PendingUpload): Place | undefined;
  /**
   * The draft its form keeps of what is typed on top. Left out where more than one page edits it:
   * then leaving one of them does not end the editing.
   */
  draft?(data: Data, actor: string): string;
}

/**
 * What the engine knows of a command that may wait. It is applied again whenever the server's own
 * row changes, so it must depend on nothing but what it is given.
 */
export interface CommandKind<Data = unknown> {
  /** The command's name. */
  readonly type: string;
  /** The row it speaks of: commands of one row are sent in order, and it shows what is done to it. */
  row(data: Data): { readonly collection: TargetCollection; readonly id: string };
  /** Commands of the same row it cannot do without: whoever gives up one of them gives up this too. */
  readonly needs?: readonly string[];
  /** Commands of any row that go before it, where they were done before; given up, they take nothing along. */
  readonly after?: readonly string[];
  /** Left out where the device keeps no such row. */
  readonly change?: RowChange<Data>;
  /** The query its own answer is a newer answer to. */
  readonly answers?: readonly unknown[];
  /** The queries whose answers it changes, for what is no row of a collection. */
  readonly changesQueries?: readonly QueryChange<Data>[];
  /** How a newer one goes into what waits of its row, or behind what is on its way. */
  fold?(data: Data, waiting: readonly PendingUpload[]): Folded;
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

/** Its data is known where it is defined; the queue keeps it with the command's name. */
export function defineKind<Data>(kind: CommandKind<Data>): CommandKind {
  return kind;
}
