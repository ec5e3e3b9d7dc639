import { Component, type ReactNode } from 'react';
import { reportError } from './error-reports';

interface SilentBoundaryProps {
  children: ReactNode;
  onFailure?: () => void;
}

interface SilentBoundaryState {
  hasFailed: boolean;
}

/** For optional parts of a screen: one that fails is left out. */
export class SilentBoundary extends Component<SilentBoundaryProps, SilentBoundaryState> {
  override state: SilentBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): SilentBoundaryState {
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
