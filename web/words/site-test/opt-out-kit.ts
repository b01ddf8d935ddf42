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
  },
} as const;

export const KIT_FILE_TOO_LARGE =
  'This file is too large. The result of a test has less than 20 MB.';
