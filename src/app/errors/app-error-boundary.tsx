import { Component, type ReactNode } from 'react'
import { ProblemPage } from './problem-page.tsx'

interface State {
  failure?: { error: unknown }
}

/** The last net: catches what is thrown outside every route. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === undefined ? this.props.children : <ProblemPage error={failure.error} />
  }
}
