import type { HostServices } from '@halte/contract';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly host: HostServices;
  /** For the report. */
  readonly where: string;
  readonly children: ReactNode;
}

/** A component of the header that fails is reported and left out; the others stay. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.host.report(error, this.props.where);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
