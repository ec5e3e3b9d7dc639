import { messageOf } from './error-hint';

export type ErrorSource = 'render' | 'window' | 'promise' | 'chunk';

export interface ErrorReport {
  readonly source: ErrorSource;
  readonly message: string;
  readonly stack: string | undefined;
  readonly atMs: number;
}

/** Enough to see what led to a failure. */
const MAX_REPORTS = 20;

const reports: ErrorReport[] = [];
const listeners = new Set<(report: ErrorReport) => void>();

export function reportError(source: ErrorSource, error: unknown, stack?: string): void {
  const report: ErrorReport = {
    source,
    message: messageOf(error) ?? 'Unknown error',
    stack: stack ?? (error instanceof Error ? error.stack : undefined),
    atMs: Date.now(),
  };
  reports.push(report);
  if (reports.length > MAX_REPORTS) reports.shift();
  for (const listener of listeners) listener(report);
}

/** The latest failures on this page, oldest first. They are not sent anywhere. */
export function recentErrors(): readonly ErrorReport[] {
  return reports;
}

export function onErrorReport(listener: (report: ErrorReport) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports what React never sees: event handlers and unhandled rejections. */
export function watchWindowErrors(target: Window = window): () => void {
  const onError = (event: ErrorEvent) => reportError('window', event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => reportError('promise', event.reason);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}
