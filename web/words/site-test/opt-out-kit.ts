/** The page that makes a stop kit. Reading grade 8 or lower. */

export const OPT_OUT_KIT = {
  title: 'Make an opt-out kit for your site',
  lede: 'Two pieces to paste. When a visitor says no, by a signal of the browser or by your link, your ad tools stop. For everybody else nothing changes.',
  local: 'The kit is made in your browser. Nothing that you enter here leaves it.',
  tools: {
    heading: 'Your tools',
    from: 'Open the result of a test, or tick the tools that you use.',
    file: 'Open the result of a test',
    fileHint: 'The JSON that site-test printed. You can drop it here.',
    search: 'Find a tool',
    legend: 'Tools on your site',
    none: 'No other tool has this name.',
    known: (count: number) => `We know ${count} tools. Find yours by its name.`,
    left: (count: number) => `${count} more. Type a part of the name.`,
  },
  states: {
    heading: 'Your states',
    hint: 'They fix the words of the link. Tick none, and the link has words that are clear in every state.',
  },
  builder: { label: 'Where your site stands', none: 'Somewhere else, or I don’t know' },
  result: {
    heading: 'Your kit',
    empty: 'Tick a tool, or open the result of a test. Your kit appears here.',
    head: 'First piece: right after <head>',
    foot: 'Second piece: at the foot of every page',
    script: 'The same script, to read',
    saveScript: 'Download the script to read',
    saveFile: (name: string) => `Download ${name}`,
    steps: 'What to do',
    held: 'What stops after a no',
    notHeld: 'What does not stop, and why',
    limits: 'What no script can do',
  },
  limits: [
    'It cannot see or stop what your own server sends.',
    'It does not reach a worker’s own calls, or a module that loads from a held address by itself.',
    'A browser may fetch the file of a tag that stands in your HTML before any script runs. The file does not run. The step on tags in your own HTML stops this too.',
    'We tried it in Chromium. We had no Firefox and no Safari to try it in.',
    'It helps you to obey a no. Whether you meet a law is for you and your lawyer to say.',
  ],
} as const;

export const KIT_FILE_TOO_LARGE =
  'This file is too large. The result of a test has less than 20 MB.';
