/** The kit for one site: what to paste, where, what it holds and what not. Pure. */
import type { KitConfig } from '../script/kit-config.ts';
import { type LinkLaw, linkHtml, linkWords } from './kit-link.ts';
import type { KitPlan } from './kit-plan.ts';
import type { SiteLink } from './site-link.ts';
import { type KitBuilder, type KitStep, kitSteps } from './kit-steps.ts';

/** Of the script and of the form of what is printed. */
const KIT_VERSION = '1';

/** The form is fixed: commands, page and tests rely on it. */
export interface StopKit {
  readonly version: string;
  /** HTML that stands first in the head, whole. */
  readonly snippet: string;
  /** The same script, to be read. */
  readonly script: string;
  readonly link: {
    readonly words: string;
    readonly html: string;
    /** The opt-out link that the site has already, and what to do with it. */
    readonly existing?: SiteLink | undefined;
  };
  readonly steps: readonly KitStep[];
  readonly held: readonly { readonly tool: string; readonly hosts: readonly string[] }[];
  readonly notHeld: readonly { readonly tool: string; readonly why: string }[];
}

/** What a kit is made for. */
export interface KitQuestion {
  readonly plan: KitPlan;
  readonly states: readonly string[];
  /** ISO date. */
  readonly day: string;
  readonly law: LinkLaw;
  readonly icon: string;
  /** Where the site stands, if that is known. */
  readonly builder?: KitBuilder | undefined;
  readonly source: { readonly small: string; readonly readable: string };
}

const NAME = 'STATEWISE_KIT';
const ADS = ['ad_storage', 'ad_user_data', 'ad_personalization'];
const GOOGLE_ADS: ReadonlySet<string> = new Set([
  'google-ads',
  'google-adsense',
  'google-marketing-platform',
]);

function configOf({ plan, day }: KitQuestion): KitConfig {
  const ids = plan.held.map(({ tool }) => tool.id);
  const unique = (all: readonly string[]) => [...new Set(all)];
  return {
    version: KIT_VERSION,
    day,
    held: ids,
    places: unique(plan.held.flatMap(({ places }) => places)),
    stored: unique(plan.held.flatMap(({ tool }) => tool.stored)),
    said: 'Opt-out request honored',
    denied: [
      ...(ids.some((id) => GOOGLE_ADS.has(id)) ? ADS : []),
      ...(ids.includes('google-analytics') ? ['analytics_storage'] : []),
    ],
  };
}

/** As it stands in a script: no text of it can end the script or begin another element. */
const inScript = (config: KitConfig): string =>
  JSON.stringify(config)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** What stands between the tags of the snippet; a content policy allows it by the hash of it. */
export function kitInline(question: KitQuestion): string {
  return question.source.small.replace(NAME, () => inScript(configOf(question)));
}

/** Makes the kit. `hash`: SHA-256 of `kitInline` in base64, for sites with a content policy. */
export function makeStopKit(question: KitQuestion, hash: string): StopKit {
  const { plan, states, law, icon, source } = question;
  const link = linkWords(states, law);
  return {
    version: KIT_VERSION,
    snippet: `<script>${kitInline(question)}</script>`,
    script: source.readable.replace(NAME, () => inScript(configOf(question))),
    link: {
      words: link.words,
      html: linkHtml(link, icon),
      ...(plan.siteLink && { existing: plan.siteLink }),
    },
    steps: kitSteps({ ...question, link, hash }),
    held: plan.held.map(({ tool, places }) => ({ tool: tool.id, hosts: places })),
    notHeld: plan.free.map(({ id, why, instead }) => ({
      tool: id,
      why: instead === undefined ? why : `${why} ${instead}`,
    })),
  };
}
