/**
 * Services that the sites with new ways to say no carry beside those of the other sets: letters, a
 * map and a chat. Hosts, paths and names from what is public; none of their code.
 */
import type { Ask, Reply } from '../shape.ts';
import { ownPixel, tag } from './ways.ts';

/** A foundry's letters: its sheet counts itself through another name of the foundry. */
const LETTERS: Reply = {
  type: 'text/css',
  body: '@import url("https://p.typekit.net/p.css?s=1&k=qhb7pwn&ht=tk&f=139.140.175&a=8841207&app=typekit&e=css");\n.tk-book{font-family:"adobe-caslon-pro",Georgia,serif}\n',
};

/** A map in a frame: one picture and a link. */
const MAP: Reply = {
  body: '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>OpenStreetMap Embedded</title></head><body><div id="map"><img alt="Map" width="256" height="256" src="https://tile.openstreetmap.org/16/18893/24650.png"></div><a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap contributors</a></body></html>',
};

const CHAT =
  tag(`const site = window.CRISP_WEBSITE_ID; const session = visitor('crisp-client%2Fsession%2F' + site, () => 'session_' + hex(8) + '-' + hex(4) + '-' + hex(12));
const box = document.createElement('div'); box.id = 'crisp-chatbox'; box.innerHTML = '<button type="button" aria-label="Open chat">Ask a bookseller</button>'; box.style = 'position:fixed;right:24px;bottom:24px'; document.body.append(box);
fetch('https://client.crisp.chat/settings/website/' + site + '/?session=' + session, { mode: 'no-cors' }).catch(() => {});`);

/** Host → what it answers. */
export const NO_VENDORS: Readonly<Record<string, (ask: Ask) => Reply>> = {
  'use.typekit.net': () => LETTERS,
  'p.typekit.net': () => ({ type: 'text/css', body: '' }),
  'www.openstreetmap.org': () => MAP,
  'client.crisp.chat': (ask) => (ask.path === '/l.js' ? CHAT : ownPixel(ask)),
};
