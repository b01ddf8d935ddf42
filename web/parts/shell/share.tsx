import { type ReactNode, useState } from 'react';

const PRINTER = 'M7 9V3h10v6M7 17H4v-8h16v8h-3M7 14h10v7H7z';
const CHAIN =
  'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7.1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 16.9';

function Drawing({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

const WORDS = {
  copy: 'Copy link',
  copied: 'Link copied.',
  failed: 'Copy the address from the top of your browser.',
  print: 'Print',
};

async function copyAddress({ copied, failed }: typeof WORDS): Promise<string> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    return copied;
  } catch {
    return failed;
  }
}

/** Copy link and Print, with `children` in between. */
export function Share({ children, words = WORDS }: { children?: ReactNode; words?: typeof WORDS }) {
  const [said, say] = useState('');
  return (
    <div className="row noprint scripted">
      <button
        className="btn btn--sm btn--quiet"
        type="button"
        onClick={() => void copyAddress(words).then(say)}
      >
        <Drawing path={CHAIN} />
        {words.copy}
      </button>
      {children}
      <button className="btn btn--sm btn--quiet" type="button" onClick={() => window.print()}>
        <Drawing path={PRINTER} />
        {words.print}
      </button>
      <span className="small soft" role="status">
        {said}
      </span>
    </div>
  );
}
