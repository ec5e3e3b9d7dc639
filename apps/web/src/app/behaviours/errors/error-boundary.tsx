import { Component, type ErrorInfo, type ReactNode } from 'react';
import { MissingChunkError } from '@/missing-chunk';
import { ChunkMissing } from '@/ui/feedback/chunk-missing';
import { reportError } from './error-reports';
import { ErrorScreen } from './error-screen';
import { reloadPage } from './reload-page';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** The outermost boundary: shows the error screen instead of a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportError('render', error, info.componentStack ?? undefined);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (failure.error instanceof MissingChunkError) return <ChunkMissing onTry={reloadPage} />;
    return <ErrorScreen error={failure.error} />;
  }
}
