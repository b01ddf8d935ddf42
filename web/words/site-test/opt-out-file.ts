/** The page that reads a HAR file. Reading grade 8 or lower. */
import type { VisitSituation } from '#engine/site/record/visit.ts';

export const OPT_OUT_FILE = {
  title: 'Read what your browser sent to others',
  lede: 'Your browser can save everything that it sends as a HAR file. Open it here. It stays in your browser.',
  steps: [
    'Open your site in a new private window.',
    'Press F12, and choose the part “Network”. Tick “Preserve log” in Chrome, “Persist logs” in Firefox.',
    'Say no: press the refusal in your banner, or use your opt-out link. To test the signal, turn on Global Privacy Control in the browser first.',
    'Empty the list, load the page again and scroll to its end.',
    'Save the list: “Export HAR” or “Save all as HAR”.',
  ],
  warning:
    'A HAR file may hold cookies and what you typed. Keep it to yourself, and delete it when you are done.',
} as const;

export const SITUATION_CHOICES: readonly { value: VisitSituation; label: string }[] = [
  { value: 'gpc', label: 'My browser sent the signal (Global Privacy Control)' },
  { value: 'reject', label: 'I refused in the banner, then loaded the page again' },
  { value: 'optOut', label: 'I used my opt-out link, then loaded the page again' },
  { value: 'plain', label: 'I chose nothing' },
];

export const TOO_LARGE = 'This file is too large. Use at most 100 MB: save one load of one page.';
