/**
 * Makes the stop kit for a site from what `site-test -- URL --json` printed:
 * `stop-kit -- RESULT.json [--states CA,CO] [--builder ID] [--tools IDS] [--file] [--json]`. With
 * --json it prints one object; with --file the file that the builder takes; else the two pieces and
 * the steps. Ends with 0, 2 (wrong use) or 1 (a fault of its own).
 */
import { createHash } from 'node:crypto';
import { Unusable } from './command/one-file.ts';
import { kitAsked } from './stop-kit/command-line.ts';
import { kitText } from './stop-kit/kit-text.ts';
import { kitSource } from '#stop-kit/kit-source.server.ts';
import { KIT_BOOK } from '#stop-kit/kit-book.server.ts';
import { adapterFile } from '#stop-kit/maker/adapter-file.ts';
import { planFromResult } from '#stop-kit/maker/kit-plan.ts';
import { builderOf } from '#stop-kit/maker/site-builder.ts';
import { kitInline, makeStopKit } from '#stop-kit/maker/stop-kit.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

async function printed(args: readonly string[]): Promise<string> {
  const { result, states, tools, builder: named, file, json } = kitAsked(args);
  const builder = named ?? builderOf(result, KIT_BOOK.builders);
  const question = {
    plan: planFromResult(result, KIT_BOOK.tools, tools),
    states,
    day: new Date().toISOString().slice(0, 10),
    law: KIT_BOOK.law,
    icon: KIT_BOOK.icon,
    builder,
    source: await kitSource(),
  };
  const kit = makeStopKit(question, sha256(kitInline(question)));
  if (file) {
    const made = adapterFile(builder, kit);
    if (!made)
      throw new Unusable(
        'There is a file for these alone: --builder wordpress, google-tag-manager, opt-in or opt-in-bundled.',
      );
    return made.text;
  }
  return json ? `${JSON.stringify(kit, null, 2)}\n` : kitText(kit);
}

try {
  const text = await printed(process.argv.slice(2));
  await new Promise<void>((done) => {
    process.stdout.write(text, () => done());
  });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof Unusable ? 2 : 1;
}
