/**
 * What is so on the sites with software of others: written from their settings, then held against
 * what a person's presses sent (tests/site/software/by-traffic.ts), before the tester met them.
 */
import { LESS, STILL, STOPPED, UNKNOWN, deaf, heard, refused } from './verdict-words.ts';
import type { Truth } from './ways.ts';

const goesOn = { gpc: STILL, reject: STILL, optOut: STILL };

export const SOFTWARE_TRUTHS: readonly Truth[] = [
  {
    number: 184,
    tools: {
      'meta-pixel': refused,
      'google-analytics': { gpc: STILL, reject: LESS, optOut: LESS },
    },
    // its switches stand on before anybody chose
    may: ['banner asymmetrical', 'strings contradict each other'],
  },
  {
    number: 185,
    tools: { 'meta-pixel': refused, 'linkedin-insight': goesOn },
    // its "Decline" looks like a link beside a button
    may: ['banner asymmetrical'],
  },
  { number: 186, tools: { 'meta-pixel': deaf } },
  {
    number: 187,
    tools: { 'microsoft-clarity': goesOn },
    must: ['session recording'],
    may: ['banner asymmetrical', 'opt-out effect'],
  },
  { number: 188, tools: { 'linkedin-insight': refused }, may: ['banner asymmetrical'] },
  { number: 189, tools: { 'tiktok-pixel': goesOn }, may: ['opt-out effect'] },
  {
    number: 190,
    must: ['session recording', 'typed words leave before sending'],
    may: ["tool hides behind the site's own name", 'own server gets an ad identifier'],
  },
  {
    number: 191,
    tools: { 'meta-pixel': { gpc: STILL } },
    must: ['session recording', 'typed words leave before sending', 'opt-out link missing'],
    may: ["tool hides behind the site's own name", 'own server gets an ad identifier'],
  },
  { number: 192, must: ['session recording', 'typed words leave before sending'] },
  {
    number: 193,
    tools: {
      'meta-pixel': { gpc: STILL, reject: STOPPED },
      'linkedin-insight': { gpc: STILL, reject: STILL },
    },
    must: ['opt-out link missing'],
    may: ['banner asymmetrical'],
  },
  {
    number: 194,
    tools: { 'meta-pixel': deaf },
    may: ["tool hides behind the site's own name", 'own server gets an ad identifier'],
  },
  {
    number: 195,
    tools: { 'pinterest-tag': { gpc: STILL, optOut: UNKNOWN } },
    must: ["opt-out leads to another company's page"],
    may: ['opt-out effect'],
  },
  {
    number: 196,
    // what its own server does with the identifier nobody sees
    tools: { 'meta-pixel': { gpc: STILL, reject: UNKNOWN, optOut: UNKNOWN } },
    must: ['own server gets an ad identifier'],
    may: ['banner asymmetrical', 'opt-out effect'],
  },
  {
    number: 197,
    tools: { 'meta-pixel': { gpc: STILL, optOut: STILL } },
    must: ['address tells something sensitive', 'page did not come to rest'],
    may: ['opt-out effect'],
  },
  {
    number: 198,
    tools: { 'linkedin-insight': refused, 'tiktok-pixel': goesOn },
    must: ['address tells something sensitive'],
    may: ['banner asymmetrical', 'opt-out effect'],
  },
  {
    number: 199,
    tools: { 'pinterest-tag': { gpc: STILL, reject: STILL, optOut: STOPPED } },
    must: ['tool waits for a yes', 'goes on after a yes and an opt-out'],
    may: ['banner asymmetrical'],
  },
  {
    number: 200,
    must: ['tool waits for a yes'],
    never: ['goes on after a yes and an opt-out'],
    may: ['banner asymmetrical'],
  },
  {
    number: 201,
    tools: { 'google-ads': deaf },
    must: [
      "tool hides behind the site's own name",
      'session recording',
      'typed words leave before sending',
    ],
    // its tag says gcs=G111 under the signal too
    may: ['strings contradict each other'],
  },
  {
    number: 202,
    tools: {
      'trade-desk': deaf,
      'google-marketing-platform': heard,
      mathads: { gpc: STILL, optOut: STILL },
    },
  },
  {
    number: 203,
    tools: { 'meta-pixel': deaf },
    must: ["tool hides behind the site's own name"],
    may: ['own server gets an ad identifier'],
  },
  {
    number: 204,
    tools: { 'pinterest-tag': { ...heard, reject: STILL } },
    afterYes: {
      'meta-pixel': { optOut: STOPPED, gpc: STILL },
      'tiktok-pixel': { optOut: STILL, gpc: STOPPED },
      'pinterest-tag': heard,
    },
    must: ['tool waits for a yes'],
    may: ['banner asymmetrical', 'opt-out effect'],
  },
];
