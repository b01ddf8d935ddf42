/** One browser for one visit: a fresh profile, a log of its network, a limit to its memory. */
import { join } from 'node:path';
import { type BrowserContext, type Page, chromium } from 'playwright-core';
import { type BrowserFlags, browserFlags } from './flags.ts';
import { watchOver } from './last-watch.ts';
import { killGroup, megabytesOfTree, processWith } from './processes.ts';

const MEGABYTES_AT_MOST = 1_200;
const LOOK_EVERY_MS = 500;
const CLOSE_WITHIN_MS = 4_000;
const START_WITHIN_MS = 20_000;

export interface BrowserOptions extends Omit<BrowserFlags, 'logPath'> {
  readonly path: string;
  /** An empty folder for the profile and the log; the caller removes it. */
  readonly folder: string;
  readonly withSandbox: boolean;
}

export interface OpenBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly version: string;
  readonly logPath: string;
  /** The most that its processes held at once, in megabytes. */
  readonly megabytes: () => number;
  /** Whether it was ended for holding too much. */
  readonly wasTooLarge: () => boolean;
  /**
   * Ends the browser and waits until its log is written; by force where it does not end by itself.
   */
  readonly close: () => Promise<void>;
  readonly kill: () => void;
}

async function started(options: BrowserOptions, logPath: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(join(options.folder, 'profile'), {
    executablePath: options.path,
    headless: true,
    chromiumSandbox: options.withSandbox,
    timeout: START_WITHIN_MS,
    acceptDownloads: false,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    args: browserFlags({ ...options, logPath }),
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    // what the browser keeps beside its profile goes with the folder
    env: { ...process.env, HOME: options.folder, TMPDIR: options.folder },
  });
}

/** Popups are closed, questions are waved away; a page that asks whether it may be left is left. */
function keepToOnePage(context: BrowserContext, page: Page): void {
  context.on('page', (other) => {
    if (other !== page) other.close().catch(() => {});
  });
  page.on('dialog', (dialog) => {
    const answered = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    answered.catch(() => {});
  });
}

/** Looks at the memory of the browser's processes; ends them where they hold too much. */
function watchMemory(browser: number | undefined) {
  let most = 0;
  let tooLarge = false;
  const timer = setInterval(() => {
    if (browser === undefined) return;
    most = Math.max(most, megabytesOfTree(browser));
    if (most <= MEGABYTES_AT_MOST) return;
    tooLarge = true;
    killGroup(browser);
  }, LOOK_EVERY_MS);
  timer.unref();
  return { most: () => most, tooLarge: () => tooLarge, stop: () => clearInterval(timer) };
}

const OPEN = new Set<() => void>();

/** Ends every browser that this process has open. */
export function killBrowsers(): void {
  for (const kill of OPEN) kill();
}

/** Opens the browser of a visit. */
export async function openBrowser(options: BrowserOptions): Promise<OpenBrowser> {
  const logPath = join(options.folder, 'net-log.json');
  const context = await started(options, logPath);
  const browser = processWith(join(options.folder, 'profile'));
  const watchEnds = browser === undefined ? () => {} : watchOver(browser, options.folder);
  const memory = watchMemory(browser);
  const kill = () => {
    if (browser !== undefined) killGroup(browser);
  };
  OPEN.add(kill);
  const page = context.pages()[0] ?? (await context.newPage());
  keepToOnePage(context, page);
  const close = async () => {
    const late = setTimeout(kill, CLOSE_WITHIN_MS);
    await context.close().catch(() => {});
    clearTimeout(late);
    kill();
    OPEN.delete(kill);
    memory.stop();
    watchEnds();
  };
  return {
    context,
    page,
    version: context.browser()?.version() ?? '',
    logPath,
    megabytes: memory.most,
    wasTooLarge: memory.tooLarge,
    close,
    kill,
  };
}
