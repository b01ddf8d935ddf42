/** The sharing picture of a page: 1200 by 630 pixels, rendered at build from the page's title. */
import { escapeHtml } from '#text/escape.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const face = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fonts/${name}`, import.meta.url)));

let fonts: Uint8Array[] | undefined;

async function ready(): Promise<Uint8Array[]> {
  if (fonts) return fonts;
  const { resolve } = createRequire(import.meta.url);
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  fonts = [face('Besley_600SemiBold.ttf'), face('PublicSans_500Medium.ttf')];
  return fonts;
}

export interface Shared {
  readonly title: string;
  readonly line: string;
  /** The state's code, in its tile. */
  readonly code?: string | undefined;
}

/** Renders the picture as a PNG file. */
export async function sharePicture(shared: Shared): Promise<Uint8Array> {
  const fontBuffers = await ready();
  const picture = new Resvg(drawing(shared), {
    font: { fontBuffers, defaultFontFamily: 'Public Sans', loadSystemFonts: false },
  });
  return picture.render().asPng();
}

/** Breaks a text into lines of limited length. */
function lines(text: string, most: number): string[] {
  const broken: string[] = [''];
  for (const word of text.split(' ')) {
    const last = broken.at(-1) ?? '';
    if (last === '' || last.length + 1 + word.length <= most) {
      broken[broken.length - 1] = last === '' ? word : `${last} ${word}`;
    } else broken.push(word);
  }
  return broken;
}

function drawing({ title, line, code }: Shared): string {
  const heads = lines(title, 24);
  const top = 300 - (heads.length - 1) * 20;
  const titleLines = heads.map(
    (text, at) =>
      `<text x="80" y="${top + at * 84}" font-family="Besley" font-weight="600" font-size="72" fill="#ffffff">${escapeHtml(text)}</text>`,
  );
  const below = lines(line, 56).map(
    (text, at) =>
      `<text x="80" y="${top + heads.length * 84 + 6 + at * 42}" font-family="Public Sans" font-weight="500" font-size="32" fill="#bfdccf">${escapeHtml(text)}</text>`,
  );
  const tile = code
    ? `<rect x="960" y="80" width="160" height="160" rx="14" fill="#ffdf5c"/><text x="1040" y="185" text-anchor="middle" font-family="Besley" font-weight="600" font-size="72" fill="#10231c">${code}</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#0b4a3a"/>
<rect x="80" y="80" width="64" height="64" rx="10" fill="#ffffff"/><text x="112" y="127" text-anchor="middle" font-family="Besley" font-weight="600" font-size="44" fill="#0b4a3a">§</text><rect x="92" y="131" width="40" height="6" fill="#ffdf5c"/>
<text x="164" y="126" font-family="Besley" font-weight="600" font-size="38" fill="#ffffff">Statewise</text>
${tile}${titleLines.join('')}${below.join('')}
<rect x="80" y="560" width="1040" height="2" fill="#2f6d5b"/><text x="80" y="600" font-family="Public Sans" font-weight="500" font-size="24" fill="#bfdccf">With the section of the statute behind every answer. General guidance, not legal advice.</text>
</svg>`;
}

/** The logo as a square icon of `size` pixels; with a margin for systems that crop it. */
export async function iconPicture(size: number, maskable: boolean): Promise<Uint8Array> {
  await ready();
  const logo = readFileSync(new URL('../parts/shell/logo.svg', import.meta.url), 'utf8');
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(logo)?.[1] ?? '';
  const margin = maskable ? 6 : 0;
  const box = `${-margin} ${-margin} ${32 + margin * 2} ${32 + margin * 2}`;
  const ground = maskable ? `<rect x="-6" y="-6" width="44" height="44" fill="#0b4a3a"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${size}" height="${size}">${ground}${inner}</svg>`;
  return new Resvg(svg).render().asPng();
}
