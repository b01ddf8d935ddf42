import { Component, type ReactNode } from 'react';

/** Catches what a page throws while it is drawn, or a script that could not be loaded. */
export class Broken extends Component<{ children: ReactNode }, { fault: unknown }> {
  override state = { fault: undefined };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  override render() {
    if (this.state.fault === undefined) return this.props.children;
    return (
      <div className="wrap nowhere">
        <h1>This page did not open</h1>
        <p className="lede">
          What you saved is safe. Check your connection and load the page again.
        </p>
        <button className="btn" type="button" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </div>
    );
  }
}
