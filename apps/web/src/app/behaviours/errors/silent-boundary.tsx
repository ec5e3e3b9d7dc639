import { Component, type ReactNode } from 'react';
import { reportError } from './error-reports';

interface QuietBoundaryProps {
  children: ReactNode;
  onFailure?: () => void;
}

interface QuietBoundaryState {
  hasFailed: boolean;
}

/** For parts the screen can do without: if one fails, it is missing, and the screen stays. */
export class QuietBoundary extends Component<QuietBoundaryProps, QuietBoundaryState> {
  override state: QuietBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): QuietBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError('render', error);
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
