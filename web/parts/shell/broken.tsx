import { Component, type ReactNode } from 'react';
import { BROKEN } from '#web/words/broken.ts';

/** Catches what a page throws while it is drawn, or a script that could not be loaded. */
export class Broken extends Component<{ children: ReactNode }, { fault: unknown }> {
  override state = { fault: undefined };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  override render() {
    if (this.state.fault === undefined) return this.props.children;
    const { title, lede, again } = BROKEN[document.documentElement.lang === 'es' ? 'es' : 'en'];
    return (
      <div className="wrap nowhere">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <button className="btn" type="button" onClick={() => window.location.reload()}>
          {again}
        </button>
      </div>
    );
  }
}
