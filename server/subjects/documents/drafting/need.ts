/**
 * Whether a document is needed: what the laws require of the business today, through the controls
 * that the template serves.
 */
import type { ListedDocument } from '#contract/documents/documents.ts';
import { longDate, list } from '#text/english.ts';
import type { Task, TaskRequirement } from '#engine/tasks/tasks.ts';
import { getsNoneOfConsumers, isOfStaff } from '#documents/map/entries.ts';
import { ACTIVITY_KINDS } from '#documents/template/copy-kinds.ts';
import type { Template } from '#documents/template/template.ts';
import { anyCountsStaff } from './reach.ts';
import { policyNeed } from './policy-need.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';

export type DocumentNeed = Pick<ListedDocument, 'need' | 'reason' | 'tasks'>;

/** Why a document is needed, may be needed, or is not. */
export function needOf(template: Template, subject: DocumentInput): DocumentNeed {
  const { tasks, laws } = subject;
  const { controls } = template;
  if (subject.states.length === 0 && template.everybody === true)
    return { ...neededByAll(template, subject), tasks: [] };
  const advice = new Set(
    laws.flatMap(({ requirements }) =>
      requirements.filter((each) => each.advice === true).map(({ id }) => id),
    ),
  );
  if (template.copy?.kind === 'client') return { ...neededByClients(subject), tasks: [] };
  const settled = contractWords(template, subject) ?? staffOnly(template, subject);
  if (settled !== undefined) return { need: 'not asked for', reason: settled, tasks: [] };
  const served = consentTasks(
    tasks.filter(({ id }) => controls.includes(id) && serves(id, template)),
  );
  if (template.id === CONSENT_FORM && served.length === 0) return { ...NO_CONSENT, tasks: [] };
  const duties = served.flatMap((task) => task.requirements.filter(({ id }) => !advice.has(id)));
  const need = needWords(duties, served, names(laws));
  // what binds everybody asks all the same, where an act that binds in part asks for nothing
  const other = OF_OTHER_LAWS.has(template.id) && need.need === 'not asked for';
  return {
    ...(other ? neededByAll(template, subject) : need),
    tasks: served.map(({ id, title, status }) => ({ id, title, status })),
  };
}

/** Papers for which other laws than privacy acts may ask. */
const OF_OTHER_LAWS: ReadonlySet<string> = new Set(['privacy-policy', 'incident-response-plan']);

/** Of an agreement with a vendor whose contract stands already: nothing is left to sign. */
function contractWords({ copy }: Template, { map, asOf }: DocumentInput): string | undefined {
  const vendor = map.recipients.find(({ id }) => id === copy?.id);
  if (vendor && vendor.endsOn !== '' && vendor.endsOn < asOf) return undefined;
  if (vendor?.contract === 'signed') return 'You told us that a contract with it is signed.';
  if (vendor?.contract === 'their own terms')
    return 'You told us that its own terms hold. Accept them, keep a copy, and check that they cover what the law asks for.';
  return copy?.kind.startsWith('own-terms') === true
    ? 'It deals on its own data terms. Accept them, keep a copy, and check that they cover what the law asks for.'
    : undefined;
}

/** Of an agreement with a company that gets data of staff alone, where no act covers staff. */
const staffOnly = ({ copy }: Template, { map, laws }: DocumentInput): string | undefined =>
  copy !== undefined &&
  !anyCountsStaff(laws) &&
  map.recipients.some(({ id }) => id === copy.id) &&
  getsNoneOfConsumers(copy, map.lines, isOfStaff)
    ? 'On your map, only data of your staff and applicants goes to it. The acts of your states leave such data out. A contract is good practice all the same.'
    : undefined;

/** The contract between a client and who handles data for it. */
function neededByClients({ laws }: DocumentInput): Pick<DocumentNeed, 'need' | 'reason'> {
  const names = list(laws.map(({ name }) => name));
  return {
    need: 'needed',
    reason: `You handle data for clients. The law of ${names} asks for a contract between a client and who handles its data.`,
  };
}

/** Of the tasks of assessing, the one that an assessment is about: minors have one of their own. */
const serves = (task: string, { copy }: Template) =>
  copy === undefined ||
  !ACTIVITY_KINDS.some((kind) => kind === copy.kind) ||
  (task === 'minors-assessment') === (copy.kind === 'minors');

const CONSENT_FORM = 'sensitive-data-consent';
const OF_ANY_CONSENT: ReadonlySet<string> = new Set(['consent-design', 'consent-revocation']);

/** How consent is asked and taken back matters only in a state that asks for it, or may. */
function consentTasks(tasks: readonly Task[]): Task[] {
  const asking = new Set(
    tasks
      .filter(({ id }) => !OF_ANY_CONSENT.has(id))
      .flatMap(({ requirements }) => requirements.map(({ stateId }) => stateId)),
  );
  return tasks.flatMap((task) => {
    if (!OF_ANY_CONSENT.has(task.id)) return [task];
    const requirements = task.requirements.filter(({ stateId }) => asking.has(stateId));
    return requirements.length === 0 ? [] : [{ ...task, requirements }];
  });
}

const NO_CONSENT: Pick<DocumentNeed, 'need' | 'reason'> = {
  need: 'not asked for',
  reason:
    'No law of your states asks for consent to the data that you hold. A “no” in a form that is not due would bind you. Keep choice screens free of tricks all the same.',
};

/** Of a business that no act binds whole. */
function neededByAll(
  template: Template,
  subject: DocumentInput,
): Pick<DocumentNeed, 'need' | 'reason'> {
  const { id } = template;
  if (id === 'privacy-policy') return policyNeed(template, subject);
  if (id === 'incident-response-plan')
    return {
      need: 'may be needed',
      reason: 'Every state has a law on data breaches, at any size. A plan keeps its days.',
    };
  return { need: 'not asked for', reason: 'It is good practice. No law asks for it today.' };
}

const names = (laws: DocumentInput['laws']) =>
  new Map(laws.map(({ state, name }) => [state, name]));

function needWords(
  duties: readonly TaskRequirement[],
  served: readonly Task[],
  stateNames: ReturnType<typeof names>,
): Pick<DocumentNeed, 'need' | 'reason'> {
  const of = (owed: TaskRequirement['owed']) => duties.filter((each) => each.owed === owed);
  const who = (all: readonly TaskRequirement[]) => {
    const codes = new Set(all.map(({ stateId }) => stateId));
    return list([...stateNames].filter(([code]) => codes.has(code)).map(([, name]) => name));
  };
  const owed = of('owed').filter(({ stateId }) => stateNames.has(stateId));
  if (owed.length > 0) return { need: 'needed', reason: `${asks(who(owed))} ${openWords(served)}` };
  const maybe = of('may be owed').filter(({ stateId }) => stateNames.has(stateId));
  if (maybe.length > 0)
    return {
      need: 'may be needed',
      reason: `${who(maybe)} may ask for this. It depends on answers that are missing.`,
    };
  const [next] = of('coming up').toSorted((one, other) => compare(one.from, other.from));
  if (next?.from)
    return { need: 'may be needed', reason: `A law asks for this from ${longDate(next.from)}.` };
  return {
    need: 'not asked for',
    reason:
      served.length > 0
        ? 'It is good practice. No law of your states asks for it today.'
        : 'No law of your states asks for it today.',
  };
}

const compare = (one: string | null, other: string | null) =>
  (one ?? '').localeCompare(other ?? '');
const asks = (who: string) =>
  who.includes(' and ') ? `${who} ask for this.` : `${who} asks for this.`;

const mayNeed = (tasks: number) =>
  tasks === 1 ? '1 task may need it.' : `${tasks} tasks may need it.`;

/** Counted as everywhere: good practice is no task, and what an answer decides stands apart. */
function openWords(served: readonly Task[]): string {
  const open = served.filter(({ status, advice }) => status === 'open' && !advice);
  const maybe = open.filter(({ owed }) => owed === 'may be owed').length;
  const sure = open.length - maybe;
  if (sure === 0) return maybe === 0 ? 'Your tasks for it are done.' : mayNeed(maybe);
  if (maybe === 0) return sure === 1 ? '1 open task needs it.' : `${sure} open tasks need it.`;
  return sure === 1
    ? `1 open task needs it, ${maybe} more may.`
    : `${sure} open tasks need it, ${maybe} more may.`;
}
