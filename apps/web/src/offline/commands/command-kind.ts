import type { SyncCollection } from '@chowk/domain/sync';
import type { PendingUpload, QueueProblem, TargetCollection } from '@/offline/outbox/queue-row';
import type { ServerRow } from '@/offline/store/schema';

/** Prefix of the row id of a command that changes several rows of its collection. */
export const SEVERAL_ROWS = '*';

export interface Refused<Data> {
  readonly problem: QueueProblem | null;
  readonly data: Data;
  readonly atMs: number;
}

/** Computes a row after a command from the row before it. */
interface RowChange<Data> {
  readonly in: SyncCollection;
  /** The effect once the server has accepted it. */
  apply(row: ServerRow | undefined, data: Data, atMs: number): ServerRow | undefined;
  /** The optimistic update, where it must differ from `done` so that it does not look confirmed. */
  optimistic?(row: ServerRow | undefined, data: Data, atMs: number): ServerRow | undefined;
  /** How a refused command shows on the row until the person resolves it. */
  refused?(row: ServerRow | undefined, refused: Refused<Data>): ServerRow | undefined;
  /** For a command that changes several rows: whether it changes this one. */
  appliesTo?(data: Data, id: string): boolean;
}

/** The effect of a command on a query's response, for data that is not a synced row. */
interface QueryChange<Data> {
  queryKey(data: Data, actor: string): readonly unknown[];
  /** Given when the person did it and when the server produced the response. */
  apply(
    content: object,
    data: Data,
    at: { readonly doneMs: number; readonly savedAt: number },
  ): object;
}

/** The result of folding a new command into the pending ones of the same row. */
export interface Folded {
  readonly type: string;
  readonly data: unknown;
  /** Ids of pending commands it replaces. */
  readonly replaces: readonly string[];
  /** Ids of commands that must arrive first. */
  readonly dependsOn: readonly string[];
  /** The version the person saw when they first made the change. */
  readonly seen?: unknown;
}

/** Prefix of the names of form drafts, which are deleted on sign-out. */
export const TYPED = 'typed:';

export function typedDraft(form: string, id: string): string {
  return `${TYPED}${form}.${id}`;
}

/** A page of the app, by the path of its route. */
export interface EditPage {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, unknown>>;
}

/** Where a pending or refused command is edited. */
interface Editing<Data> {
  /** The page with its form, or none where a refused command has no form any more. */
  at(data: Data, item: PendingUpload): EditPage | undefined;
  /**
   * The form draft of what is typed on top. Left out where several pages edit the command, since
   * closing one of them must not end the editing.
   */
  draft?(data: Data, actor: string): string;
}

/**
 * Everything the engine knows about a queueable command. Effects are applied again whenever the
 * server's row changes, so they must depend only on their arguments.
 */
export interface CommandKind<Data = unknown> {
  /** The command's name. */
  readonly type: string;
  /** The row it changes. Commands of one row are sent in order. */
  row(data: Data): { readonly collection: TargetCollection; readonly id: string };
  /** Commands of the same row that it depends on: discarding one of them discards this one too. */
  readonly needs?: readonly string[];
  /** Commands of any row that must be sent first; discarding them does not discard this one. */
  readonly after?: readonly string[];
  /** Left out where the device has no such row. */
  readonly change?: RowChange<Data>;
  /** The query whose snapshot its output replaces. */
  readonly answers?: readonly unknown[];
  /** The queries whose responses it changes, for data that is not a synced row. */
  readonly changesQueries?: readonly QueryChange<Data>[];
  /** How a newer command is folded into pending ones of its row, or follows one being sent. */
  fold?(data: Data, waiting: readonly PendingUpload[]): Folded;
  /** A newer one replaces a pending older one completely. */
  readonly isLastWord?: boolean;
  /** Its input is a patch of changed fields, so a conflict is shown field by field. */
  readonly isChange?: boolean;
  /** Always done as the person themselves, also while acting for a shop. */
  readonly asSelf?: boolean;
  /** When refused it does not block the commands that depend on it. */
  readonly dependentsContinue?: boolean;
  /** Queued at most once per row, whichever tab it comes from. */
  readonly isOnce?: boolean;
  /** Of what is done once: the command that takes it back. After that it is done anew. */
  readonly endedBy?: string;
  /** Left out where there is no form to change it in. */
  readonly edit?: Editing<Data>;
}

/** The queue does not know the input's type, only the command's name. */
export function defineKind<Data>(kind: CommandKind<Data>): CommandKind {
  return kind;
}
