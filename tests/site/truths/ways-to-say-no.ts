/**
 * What is so on each site with new ways to say no, written before its pages and before the tester
 * met them.
 */
import type { FindingName } from '#engine/site/judgement/finding.ts';
import type { Truth } from './ways.ts';
import { STILL, STOPPED, deaf, heard, refused, type Verdicts } from './verdict-words.ts';

/** Hears the signal; behind its link is a question. */
const asked: Verdicts = { gpc: STOPPED, optOut: ['stopped', 'cannot tell'] };

const QUIET: readonly FindingName[] = ['signal not confirmed on the site', 'limit link missing'];
const SHOWN: readonly FindingName[] = ['signal not confirmed on the site'];

/** By number. */
export const NO_TRUTHS: readonly Truth[] = [
  // three radios, none chosen beforehand, and "Confirm", in the banner and on the page of the link;
  // one tag asks for the choice, the other stands in the head of the theme. Yes and no take the
  // same two presses: nothing asymmetrical
  {
    number: 169,
    tools: {
      'meta-pixel': refused,
      'tiktok-pixel': { gpc: STILL, reject: STILL, optOut: STILL },
    },
    may: ['opt-out effect'],
  },
  // a switch in a <dialog>, kept as soon as it is moved and read when the next page loads; the
  // words of the link are those of Colorado
  {
    number: 170,
    tools: { 'pinterest-tag': deaf, 'microsoft-ads': deaf },
    may: ['opt-out link has old words'],
  },
  // the page of the link asks for the state, whichever it is, and then shows its button. The signal
  // is heard and shown. Amended after the meeting: where somebody lives only they can say, so
  // "cannot tell" is true of the link too (as on 126)
  {
    number: 171,
    tools: { 'google-ads': asked, 'x-pixel': asked },
    may: ['opt-out effect'],
    never: SHOWN,
  },
  // letters from a foundry, a map, a chat, its own search: nothing of ads, nothing may be said
  { number: 172, never: QUIET },
  // the refusal is small and grey in a corner, and works; the button of the footer is forgotten by
  // one pixel on all pages but the first
  {
    number: 173,
    tools: {
      'snap-pixel': refused,
      'reddit-pixel': { gpc: STILL, reject: STOPPED, optOut: STILL },
    },
    must: ['banner asymmetrical', 'notice older than 12 months'],
    may: ['opt-out effect'],
  },
  // a box and "Apply" folded away in the footer; the signal reaches one tag, and the other, which
  // starts with the first scroll, only by the box. Amended after the meeting: California wants a
  // link of that name in plain sight (Cal. Civ. Code § 1798.135(a)(1)), and a folded box is none
  {
    number: 174,
    tools: { 'meta-pixel': heard, 'nextdoor-pixel': deaf },
    may: ['opt-out link has old words', 'opt-out link missing'],
  },
];
