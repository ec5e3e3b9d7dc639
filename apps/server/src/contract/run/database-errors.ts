import { ChowkError } from '@chowk/domain/kernel';

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
}

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
/** The ledger's check constraint: balances of people are never negative. */
const BELOW_ZERO = 'ledger_accounts_not_below_zero';
const ROW_SECURITY_VIOLATION = '42501';
const TRY_AGAIN = new Set(['40001', '40P01']);
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The drivers differ and Drizzle wraps both, so the code is searched along the cause chain. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code)) {
    const name = 'constraint' in error ? error.constraint : undefined;
    const given = name ?? ('constraint_name' in error ? error.constraint_name : undefined);
    return { code: error.code, ...(typeof given === 'string' ? { constraint: given } : {}) };
  }
  return databaseErrorOf(error.cause);
}

/** A deadlock or serialization failure: nothing was done, so it can be retried. */
export function mayRunAgain(error: unknown): boolean {
  return TRY_AGAIN.has(databaseErrorOf(error)?.code ?? '');
}

/** Database errors a command did not handle itself. */
export function refusalFrom(error: unknown): unknown {
  const found = databaseErrorOf(error);
  if (found?.code === UNIQUE_VIOLATION || found?.code === EXCLUSION_VIOLATION) {
    return new ChowkError('ALREADY_EXISTS', { details: { constraint: found.constraint } });
  }
  if (found?.constraint === BELOW_ZERO) return new ChowkError('INSUFFICIENT_FUNDS');
  if (found?.code === ROW_SECURITY_VIOLATION) return new ChowkError('PGRST116');
  return error;
}
