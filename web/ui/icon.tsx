import type { ReactNode } from 'react';

/** Icons on a 24 by 24 grid. Each is next to a word, or has an `aria-label`. */
const DRAWINGS = {
  down: <path d="M6 9l6 6 6-6" />,
  menu: <path d="M3 6h18M3 12h18M3 18h18" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  go: <path d="M4 12h15M13 6l6 6-6 6" />,
  download: <path d="M12 3v12M7 10.5l5 5 5-5M4 20.5h16" />,
  differs: <path d="M4 9h16M4 15h16M16 4L8 20" />,
  done: <path d="M4 12.5l5 5L20 6.5" />,
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v6M12 16.8v.2" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v6M12 7.2v.2" />
    </>
  ),
  full: <circle cx="12" cy="12" r="9" fill="currentColor" strokeWidth="2.5" />,
  half: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 0 0 18z" fill="currentColor" stroke="none" />
    </>
  ),
  empty: <circle cx="12" cy="12" r="9" />,
  ask: <path d="M8.6 9a3.5 3.5 0 1 1 5 3.2c-1.1.6-1.6 1.2-1.6 2.6M12 18.6v.2" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.8V12l3.6 2.2" />
    </>
  ),
  late: <path d="M12 4v10M12 19.5v.2" />,
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3v4M15.5 3v4" />,
  bars1: (
    <>
      <path d="M5 20v-5" strokeWidth="4.5" />
      <path d="M12 20v-9M19 20V5" strokeWidth="4.5" opacity=".28" />
    </>
  ),
  bars2: (
    <>
      <path d="M5 20v-5M12 20v-9" strokeWidth="4.5" />
      <path d="M19 20V5" strokeWidth="4.5" opacity=".28" />
    </>
  ),
  bars3: <path d="M5 20v-5M12 20v-9M19 20V5" strokeWidth="4.5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

export function Icon({ name }: { name: IconName }) {
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
      {DRAWINGS[name]}
    </svg>
  );
}
