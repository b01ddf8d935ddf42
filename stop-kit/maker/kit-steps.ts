/** What an owner does, in order: where, and what. */
import { SHARED_HOSTS } from './shared-hosts.ts';
import type { KitStepBook } from '#reference/kit-steps.ts';
import type { LinkWords } from './kit-link.ts';
import type { KitPlan } from './kit-plan.ts';

/** A place where sites stand, with its own steps. */
export type KitBuilder = KitStepBook['builders'][number];

/** One thing to do. */
export interface KitStep {
  readonly where: string;
  readonly what: string;
}

interface Asked {
  readonly plan: KitPlan;
  readonly link: LinkWords;
  readonly builder?: KitBuilder | undefined;
  readonly hash: string;
}

const HEAD =
  'Paste the first piece right after the tag <head>, before every other script, and leave it in the page itself: a file would come too late.';

const inHtml = (places: readonly string[]): KitStep => ({
  where: 'Tags in your own HTML',
  what: `Browsers fetch what stands in the HTML itself before any script runs. So look for <script src>, <img src> and <iframe src> with one of these names, and write data-statewise-src in place of src: ${places.join(', ')}. The kit starts them for everybody who did not opt out.`,
});

const policy = (hash: string): KitStep => ({
  where: 'Only if your site sends a Content-Security-Policy',
  what: `Add 'sha256-${hash}' to script-src, or give the script the nonce of the page. Where the policy asks for Trusted Types nothing more is needed: the kit writes no HTML of its own.`,
});

/** What to do with the link that the site has already; nothing where it has none. */
function beside({ plan, link }: Asked, isPlugin: boolean): string {
  const there = plan.siteLink;
  if (!there) return '';
  const at = there.href === '' ? '' : ` (${there.href})`;
  const old = `the link “${there.words}”${at}`;
  const take = `take ${old} away`;
  if (there.todo === 'replace')
    return ` Your site has ${old} already, and the test could not say no by it. Put this one in its place: ${take}.`;
  if (isPlugin) return ` Your site has ${old} already. Two are one too many: ${take}.`;
  const words = there.words === link.words ? '' : `, write “${link.words}” as its words`;
  return ` But your site has ${old} already, so do not add a second one. Put data-statewise-link into its tag${words}, and paste the second piece right after it without its first line. The link still leads where it led.`;
}

function pasted(asked: Asked): KitStep[] {
  const { link, builder } = asked;
  const isPlugin = builder?.file === 'wordpress';
  const pastes = isPlugin ? 'It prints' : 'Paste the second piece,';
  const foot = `${pastes} the link “${link.words}”. ${link.why}${beside(asked, isPlugin)}`;
  if (!builder)
    return [
      { where: 'The head of every page', what: HEAD },
      { where: 'The foot of every page', what: foot },
    ];
  const { name, head, foot: at, doubt } = builder;
  return [
    {
      where: `${name}: the head of every page`,
      what: [...head, ...(doubt ? [doubt] : [])].join(' '),
    },
    { where: `${name}: the foot of every page`, what: [...at, foot].join(' ') },
    ...builder.more.map((what) => ({ where: name, what })),
  ];
}

const MOST_HOSTS = 30;

/**
 * The hosts of each tool, as they stand in a page; with the path where others' files lie on the
 * host too: a map of google.com is no ad.
 */
const hostsOf = ({ held }: KitPlan): string[] => [
  ...new Set(
    held.flatMap(({ places }) =>
      places
        .map((place) => {
          const host = place.split('/')[0] ?? '';
          const path = place.split('*')[0] ?? '';
          const shared = path.includes('/') ? path : '';
          return (SHARED_HOSTS.includes(host) ? shared : host).replace(/^\./, '');
        })
        .filter((name) => name !== '' && !name.includes('*'))
        .slice(0, MOST_HOSTS),
    ),
  ),
];

/** All steps. */
export function kitSteps(asked: Asked): KitStep[] {
  const { plan, hash } = asked;
  const hosts = hostsOf(plan);
  return [
    ...pasted(asked),
    ...(hosts.length > 0 ? [inHtml(hosts)] : []),
    policy(hash),
    ...plan.free.flatMap(({ name, instead }) =>
      instead === undefined ? [] : [{ where: name, what: instead }],
    ),
    {
      where: 'A banner that asks first',
      what: 'The test says yes once, and holds what began then. It opens few pages: a tool that starts elsewhere after a yes is in this kit only if you tick it where you made the kit, or put it in your data map.',
    },
    {
      where: 'Your site',
      what: 'Look at checkout, forms, video, chat and maps, once as always and once after a press on the link. Then test your site again. Make a new kit when you add a tool.',
    },
  ];
}
