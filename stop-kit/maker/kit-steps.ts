/** What an owner does, in order: where, and what. */
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
  what: `Browsers fetch what stands in the HTML itself before any script runs. So look for <script src>, <img src> and <iframe src> whose address is one of these, and write data-statewise-src in place of src. ${places.join('; ')}. A name alone is that host and no other. A name after *. is that name and every name that ends in it: *.example.com is example.com and www.example.com. Where a path follows, only addresses that begin so are meant, and * in a path stands for anything. Never hold a whole google.com, facebook.com, linkedin.com, bing.com or youtube.com: maps, videos and sign-ins come from there. The kit starts what you marked for everybody who did not opt out.`,
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
  const icon = link.hasIcon
    ? ' Move the icon of that first line, from <svg to </svg>, into your link after its words.'
    : '';
  return ` But your site has ${old} already, so do not add a second one. Put data-statewise-link into its tag${words}, and paste the second piece right after it without its first line.${icon} The link still leads where it led.`;
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

/** Of one tool. */
const MOST_PLACES = 30;

/**
 * A place as it stands in a page: `*.criteo.com`, `www.facebook.com/tr`; nothing for a host in each
 * country, whose pages load it from the one that ends in .com.
 */
function namedPlace(place: string): string[] {
  const [host = '', ...path] = place.split('/');
  if (host === '') return [`${place} on your own site`];
  if (host.includes('*')) return [];
  return [[host.startsWith('.') ? `*${host}` : host, ...path].join('/')];
}

/** The places of each tool by its name: all of them, since a place that is not named is fetched. */
const placesOf = ({ held }: KitPlan): string[] =>
  held.flatMap(({ tool, places }) => {
    const named = [...new Set(places.slice(0, MOST_PLACES).flatMap(namedPlace))];
    return named.length === 0 ? [] : [`${tool.name}: ${named.join(', ')}`];
  });

/** All steps. */
export function kitSteps(asked: Asked): KitStep[] {
  const { plan, hash } = asked;
  const places = placesOf(plan);
  return [
    ...pasted(asked),
    ...(places.length > 0 ? [inHtml(places)] : []),
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
