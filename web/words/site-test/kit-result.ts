/** Around a stop kit: its pieces, its steps, what it cannot do. Reading grade 8 or lower. */

export const KIT_RESULT = {
  head: 'First piece: at the top of the head of every page',
  foot: 'Second piece: at the foot of every page',
  saveScript: 'Download the script to read',
  saveFile: (name: string) => `Download ${name}`,
  steps: 'What to do',
  held: 'What stops after a no',
  notHeld: 'What does not stop, and why',
  limits: 'What no script can do',
} as const;

export const KIT_LIMITS = [
  'It cannot see or stop what your own server sends.',
  'It does not reach a worker’s own calls, or a module that loads from a held address by itself.',
  'A browser may fetch the file of a tag that stands in your HTML before any script runs. The file does not run. The step on tags in your own HTML stops this too.',
  'We tried it in Chromium. We had no Firefox and no Safari to try it in.',
  'It helps you to obey a no. Whether you meet a law is for you and your lawyer to say.',
] as const;
