import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Shown when the children threw while rendering. */
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback;
  }
}
