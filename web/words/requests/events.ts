/** What happened to a request, in words. */
import { say } from '#text/say.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { usStateName } from '#text/us-states.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import { IDENTITY_WAYS } from '#engine/words/requests.ts';
import { WAY_WORDS } from './identity.ts';
import { ASKED } from './items.ts';

type Happened = RequestWhole['events'][number];

const SAID: Readonly<Record<string, string>> = {
  received: 'The request came in',
  acknowledged: 'You said that you got it',
  'identity-asked': 'You asked who they are',
  'identity-given': 'They answered: the request is theirs',
  'mailed-page-opened': 'Somebody opened the link that was mailed to their address',
  'identity-confirmed': 'You noted by what you know who they are',
  'identity-failed': 'They have not shown who they are',
  'permission-seen': 'You saw the permission',
  searched: 'You looked in',
  'passed-on': 'You told',
  'not-searched': 'You took back that you looked in',
  'not-passed-on': 'You took back that you told',
  'extension-notice': 'You took more time',
  effect: 'The use is stopped',
  answered: 'You did what was asked',
  denied: 'You refused',
  'completion-notice': 'You said that all is done',
  appeal: 'They appealed',
  'appeal-extension-notice': 'You took more time for the appeal',
  'appeal-answered': 'You answered the appeal',
  withdrawn: 'They took it back',
  duplicate: 'You marked it as the same as another',
  'not-a-request': 'You marked it as no request',
  released: 'You looked at it: it is real',
  'put-back': 'You put it back: it waits for your look again',
  'still-stands': 'You were wrong: it still stands',
  'copy-handed-over': 'You mailed them a link to the copy',
  'copy-taken-back': 'You took the link to the copy back',
  'copy-opened': 'They opened the copy, and it was erased here',
  'copy-ended': 'The copy was erased: nobody opened it in time',
  'mail-refused': 'A mail to them was refused',
  'letter-left': 'The letter left only on this day, so this day counts',
  given: 'Given to',
  'taken-back': 'No longer given to',
  moved: 'You corrected the state',
  'item-added': 'You added a thing that was asked',
  added: 'They added something',
  kept: 'You keep the data for a reason',
  'not-kept': 'You no longer keep the data longer',
  closed: 'The request closed',
  erased: 'Name, address and text were erased',
};

const textIn = (fields: Happened['fields'], name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** By what they are known, as it was ticked. */
function waysIn({ how }: Happened['fields']): string | undefined {
  if (!Array.isArray(how)) return undefined;
  const ways = IDENTITY_WAYS.filter((way) => how.includes(way));
  return ways.length === 0 ? undefined : ways.map((way) => WAY_WORDS[way]).join(', ');
}

/** One sentence, without its day. `grounds`: the words of a ground by its id.
 * `waiting`: the letters that have not left. */
export function eventWords(
  { what, item, fields }: Happened,
  grounds: ReadonlyMap<string, string>,
  waiting: ReadonlySet<string> = new Set(),
): string {
  const isToHelper = what === 'mail-refused' && fields['of'] === 'helper';
  const start = isToHelper ? 'A mail to a helper was refused' : (SAID[what] ?? what);
  const to = textIn(fields, 'to');
  const state = textIn(fields, 'state');
  const ground = textIn(fields, 'ground');
  const parts = [
    to === undefined ? start : `${start} ${to}`,
    (what === 'answered' || what === 'denied') && fields['partly'] === true ? 'in part' : undefined,
    what === 'appeal-answered'
      ? fields['granted'] === true
        ? say`granted`
        : say`refused`
      : undefined,
    what === 'moved'
      ? state === undefined
        ? 'not known'
        : (usStateName(state) ?? state)
      : undefined,
    item === null ? undefined : (ASKED[item as DeskType] ?? item),
    ground === undefined ? undefined : (grounds.get(ground) ?? ground),
    textIn(fields, 'section'),
    textIn(fields, 'reason'),
    fields['how'] === 'mailed link' ? 'by a mailed link' : undefined,
    waysIn(fields),
    fields['letter'] === undefined ? undefined : 'by letter',
    waiting.has(String(fields['letterId'])) ? 'it waits for the mail' : undefined,
  ];
  return `${parts.filter((part) => part !== undefined).join(': ')}.`;
}
