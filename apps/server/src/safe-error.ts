/**
 * Formats errors for the log, stored job failures and the terminal. Drizzle and both drivers put a
 * statement's values into messages, details and stacks; they must not leave the process, so only
 * the fields named here are included.
 */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly query?: string;
  readonly cause?: SafeError;
  readonly errors?: readonly SafeError[];
  readonly [field: string]: unknown;
}

const SHOWN_FIELDS = ['code', 'status', 'syscall', 'errno', 'constraint', 'constraint_name'];
const TABLE_FIELDS = ['table', 'table_name', 'column', 'column_name', 'severity', 'routine'];
const MAX_CAUSES = 5;
const MAX_QUERY = 400;

const SQLSTATE = /^(?:[0-9][0-9A-Z]|P0|XX|HV|F0)[0-9A-Z]{3}$/;
/** Their messages name tables, columns and constraints. Those of other classes may quote a value. */
const CLASSES_WITHOUT_VALUES = new Set('08 23 25 28 3D 3F 40 42 53 54 55 57'.split(' '));
const LITERAL = /'(?:[^']|'')*'/g;
const FRAME = /^\s+at .+$/;

type Fields = Readonly<Record<string, unknown>>;

function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

/** Drizzle's wrapper: its message is the statement with all its values. */
function isFailedQuery(fields: Fields): boolean {
  return typeof fields.query === 'string' && Array.isArray(fields.params);
}

function messageOf(fields: Fields): string {
  const code = textOf(fields, 'code') ?? '';
  if (SQLSTATE.test(code)) {
    const isShown = CLASSES_WITHOUT_VALUES.has(code.slice(0, 2));
    return isShown ? (textOf(fields, 'message') ?? '') : `The database answered ${code}`;
  }
  if (isFailedQuery(fields)) return 'The statement failed';
  return textOf(fields, 'message') ?? '';
}

/**
 * The message is part of the stack and is removed whole, so that no line of it passes as a frame.
 */
function framesOf(fields: Fields): string | undefined {
  const stack = textOf(fields, 'stack');
  if (stack === undefined) return undefined;
  const message = textOf(fields, 'message') ?? '';
  const at = message === '' ? -1 : stack.indexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  return rest
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n');
}

function typeOf(error: object): string {
  return error instanceof Error ? error.name : 'Object';
}

function serialize(error: unknown, depth: number): SafeError {
  if (typeof error !== 'object' || error === null) {
    return { type: typeof error, message: String(error) };
  }
  const fields = error as Fields;
  const message = messageOf(fields);
  const frames = framesOf(fields);
  const query = isFailedQuery(fields) ? textOf(fields, 'query') : undefined;
  const shown = [...SHOWN_FIELDS, ...TABLE_FIELDS].flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  const { cause, errors } = fields;
  const isDeeper = depth < MAX_CAUSES;
  return {
    type: typeOf(error),
    message,
    ...(frames === undefined ? {} : { stack: `${typeOf(error)}: ${message}\n${frames}` }),
    ...(query === undefined ? {} : { query: query.replace(LITERAL, "'…'").slice(0, MAX_QUERY) }),
    ...Object.fromEntries(shown),
    ...(cause !== undefined && isDeeper ? { cause: serialize(cause, depth + 1) } : {}),
    ...(Array.isArray(errors) && isDeeper
      ? { errors: errors.slice(0, MAX_CAUSES).map((each) => serialize(each, depth + 1)) }
      : {}),
  };
}

/** For a log line. */
export function serializeError(error: unknown): SafeError {
  return serialize(error, 0);
}

/** For a sentence: the root cause, where the outermost error only says that it failed. */
export function safeMessage(error: unknown): string {
  const { message, query, cause } = serializeError(error);
  return query !== undefined && cause ? cause.message : message;
}

/** For the terminal: where it happened and what caused it. */
export function safeStack(error: unknown): string {
  const parts: string[] = [];
  for (let at: SafeError | undefined = serializeError(error); at; at = at.cause) {
    parts.push(at.stack ?? at.message);
  }
  return parts.join('\nCaused by: ');
}
