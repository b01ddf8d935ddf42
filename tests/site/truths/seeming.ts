/**
 * What is so on each site where a no only seems to work, written before its pages and before the
 * tester met them.
 */
import type { FindingName } from '#engine/site/judgement/finding.ts';
import type { Truth } from './ways.ts';
import {
  LESS,
  STILL,
  STOPPED,
  UNKNOWN,
  deaf,
  heard,
  refused,
  type Verdicts,
} from './verdict-words.ts';

/** Hears nothing at all. */
const deafToAll: Verdicts = { gpc: STILL, optOut: STILL };
/**
 * Does not hear the signal, and its link leads to nothing that a visitor could press without naming
 * themselves.
 */
const closed: Verdicts = { gpc: STILL, optOut: UNKNOWN };
const limited: Verdicts = { gpc: LESS, reject: LESS, optOut: LESS };

const QUIET: readonly FindingName[] = ['signal not confirmed on the site', 'limit link missing'];
const SHOWN: readonly FindingName[] = ['signal not confirmed on the site'];

export const SEEMING_TRUTHS: readonly Truth[] = [
  // the frame of a consent vendor says "saved" and tells the page, which does not listen; the
  // banner's "Decline" is kept
  {
    number: 153,
    tools: { 'pinterest-tag': { gpc: STILL, reject: STOPPED, optOut: STILL } },
    may: ['opt-out effect'],
  },
  // accepting takes one press, refusing three; both tags read the choice when the next page loads
  {
    number: 154,
    tools: { 'nextdoor-pixel': refused, 'google-ads': refused },
    must: ['banner asymmetrical'],
  },
  // pixels in sandboxed frames, kept away by the signal and by the page of the link; what the shop
  // counts for itself goes on
  { number: 155, tools: { 'meta-pixel': heard, 'snap-pixel': heard }, never: SHOWN },
  // the box (ticked = opted out) blocks the one script that is labelled; a container and a theme
  // carry the others
  {
    number: 156,
    tools: { 'meta-pixel': deaf, 'microsoft-ads': deafToAll, 'reddit-pixel': deafToAll },
    may: ['opt-out effect'],
  },
  // nothing of ads before a yes: nothing may be said
  { number: 157, never: QUIET },
  // says that it honors the signal and drops one pixel; the other goes through a name of its own.
  // What that server hands on nobody sees
  {
    number: 158,
    tools: {
      'google-analytics': deafToAll,
      'meta-pixel': { gpc: ['stopped', 'cannot tell'], optOut: ['stopped', 'cannot tell'] },
    },
    must: ["tool hides behind the site's own name", 'gpc.json says more than the site does'],
    may: ['own server gets an ad identifier', 'opt-out effect'],
    never: SHOWN,
  },
  // opted out, the pixel is gone and the shop's own server still gets its identifier; the banner
  // forgets its refusal with the page
  {
    number: 159,
    tools: { 'meta-pixel': { gpc: STILL, reject: STILL, optOut: UNKNOWN } },
    must: ['own server gets an ad identifier'],
    may: ['opt-out effect'],
  },
  // an app that reads the property, and a switch (on = allowed) that it reads when it starts again
  { number: 160, tools: { 'trade-desk': heard, quantserve: heard }, never: SHOWN },
  // the link leads to the form for all letters, which wants a name, an address and a telephone
  // number; no day on the notice
  {
    number: 161,
    tools: { 'x-pixel': closed },
    must: ['opt-out asks for too much', 'notice not dated'],
    may: ['opt-out effect'],
  },
  // a clinic: treatments in the addresses that an ad tag sends; the link ends at words that ask for
  // an e-mail, the other link nowhere
  {
    number: 162,
    tools: { 'google-ads': closed },
    must: [
      'address tells something sensitive',
      'session recording',
      'limit link dead',
      'notice older than 12 months',
    ],
    may: ['opt-out effect', 'opt-out link dead', 'opt-out asks for too much', 'limit link missing'],
  },
  // hears all that it is told, behind a gate that asks for an age first
  {
    number: 163,
    tools: {
      adroll: { gpc: STOPPED, reject: STOPPED, optOut: STOPPED },
      'amazon-ads': { gpc: STOPPED, reject: STOPPED, optOut: STOPPED },
    },
    never: SHOWN,
  },
  // its consent tool hears the signal from the second page on: the first has sent by then
  { number: 164, tools: { criteo: refused, taboola: refused } },
  // told no in any way it sends on, each request marked as limited
  {
    number: 165,
    tools: { 'google-analytics': limited, 'google-ads': limited, 'meta-pixel': limited },
    may: ['opt-out effect'],
  },
  // its own pages hear all; the frame for bookings is another host, hears nothing and carries the
  // same pixel
  { number: 166, tools: { 'tiktok-pixel': deafToAll }, may: ['opt-out effect'] },
  // a film, a map, a till, fonts, and addresses of its own that look like those of vendors
  { number: 167, never: QUIET },
  // a builder's count of visits, a chat, a box for news and a bar that only informs
  { number: 168, never: QUIET },
];
