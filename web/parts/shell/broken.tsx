import { Component, type ReactNode } from 'react';

const ENGLISH = [
  'This page did not open',
  'What you saved is safe. Check your connection and load the page again.',
  'Load the page again',
];

/** A page in another language has its error text in its head (builder/head-tags.ts). */
const words = () =>
  document.querySelector<HTMLMetaElement>('[lang=es] [name=broken]')?.content.split('|') ?? ENGLISH;

/** Catches errors while a page is rendered, and scripts that could not be loaded. */
export class Broken extends Component<{ children: ReactNode }, { fault: unknown }> {
  override state = { fault: undefined };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  override render() {
    if (this.state.fault === undefined) return this.props.children;
    const [title, lede, again] = words();
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
