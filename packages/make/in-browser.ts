/** The tarballs in a browser: bundled as a site bundles them, every law case worked out there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findLightBrowser } from '../../scripts/browser.mjs';

const ENTRY = `import { closeFacts, decide, indexFacts } from '@statewise/engine';
import { FACT_BOOK, lawOf } from '@statewise/law';
import { answersOf } from './answers.mjs';
globalThis.wrongOf = (cases) => answersOf({ closeFacts, decide, indexFacts, FACT_BOOK, lawOf }, cases);
`;

/** Whether all cases agree, and a line for people. */
export async function inBrowser(folder: string): Promise<{ isOk: boolean; text: string }> {
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, ENTRY);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { lib: { entry, formats: ['es'], fileName: 'bundle' }, outDir: 'bundle' },
  });
  const { cases } = JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) as {
    cases: object[];
  };
  const browser = await chromium.launch({
    executablePath: await findLightBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({
      type: 'module',
      content: readFileSync(join(folder, 'bundle/bundle.js'), 'utf8'),
    });
    await page.waitForFunction(() => 'wrongOf' in globalThis);
    const wrong = await page.evaluate(
      (given) => (globalThis as unknown as { wrongOf: (all: object[]) => object[] }).wrongOf(given),
      cases,
    );
    return {
      isOk: wrong.length === 0 && cases.length > 0,
      text: `${cases.length} law cases, ${wrong.length} differ`,
    };
  } finally {
    await browser.close();
  }
}
