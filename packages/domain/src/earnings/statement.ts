import { financialYear, startOfFinancialYear, startOfMonth } from '../kernel';

export interface StatementPeriod {
  /** `2026-11` or `2026-27`. */
  readonly name: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A month, or the financial year that is running. */
export function statementPeriod(month: string | undefined, nowMs: number): StatementPeriod {
  if (month === undefined) {
    return { name: financialYear(nowMs), fromMs: startOfFinancialYear(nowMs), toMs: nowMs };
  }
  return { name: month, fromMs: startOfMonth(month), toMs: startOfMonth(month, 1) };
}
