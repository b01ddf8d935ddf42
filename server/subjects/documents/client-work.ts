/** What a business owes when it handles data for clients, with the sections of its states. */
import { CLIENT_ANSWERS, type ClientWork } from '#contract/documents/client-work.ts';
import { CLIENT_WORK, worksForClients } from '#documents/template/copy-kinds.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import type { Owner } from '#server/base/owner.ts';
import { loadDocumentInput, type DocumentInput } from '#server/subjects/documents/known/subject.ts';
import type { Services } from '#server/subjects/services.ts';

interface Duty {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The element of the contract that the sections come from. */
  readonly element: string;
  /** It is a duty of the statute itself: also where the contract need not say it. */
  readonly byStatute?: true;
}

const DUTIES: readonly Duty[] = [
  {
    id: 'contract',
    title: 'A contract with each client',
    text: 'It binds both sides. It says what you do with which data, and for how long.',
    element: 'pc-binding-contract',
  },
  {
    id: 'instructions',
    title: 'Follow the client’s instructions',
    text: 'Use the data for the client alone, and as it says. Who decides alone becomes the controller.',
    element: 'pc-instructions',
  },
  {
    id: 'help',
    title: 'Help with requests, security and breaches',
    text: 'Help the client answer people, keep the data secure, tell of a breach, and write assessments. People who ask you are sent on to the client.',
    element: 'pc-assist',
    byStatute: true,
  },
  {
    id: 'secrecy',
    title: 'Keep it confidential',
    text: 'Bind everyone who sees the data to secrecy.',
    element: 'pc-confidentiality',
  },
  {
    id: 'helpers',
    title: 'Bind the companies that help you',
    text: 'Use another company only under a written contract with the same duties.',
    element: 'pc-subcontractor-terms',
  },
  {
    id: 'objections',
    title: 'Tell of new helpers first',
    text: 'Tell the client before a new company handles its data, so that it can object.',
    element: 'pc-subcontractor-object',
  },
  {
    id: 'end',
    title: 'Delete or return at the end',
    text: 'When the service ends, delete the data or give it back, as the client chooses.',
    element: 'pc-delete-return',
  },
  {
    id: 'proof',
    title: 'Show that you do all this',
    text: 'When the client asks with good reason, hand over what shows it.',
    element: 'pc-show-compliance',
  },
];

/** The answer of the owner, and the duties that follow from a yes. Throws `not-found`. */
export async function readClientWork(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<ClientWork> {
  const input = await loadDocumentInput(owner, services.db, services, businessId);
  const given = input.told.get(CLIENT_WORK)?.value;
  return {
    version: input.business.version,
    answer: CLIENT_ANSWERS.find((answer) => answer === given) ?? null,
    duties: worksForClients(given) ? dutiesIn(input) : [],
  };
}

const dutiesIn = (input: DocumentInput): ClientWork['duties'] =>
  DUTIES.map(({ id, title, text, element, byStatute }) => ({
    id,
    title,
    text,
    states: sectionsOf(element, byStatute === true, input),
  })).filter(({ states }) => states.length > 0);

/** Where the law asks for it today. */
function sectionsOf(id: string, isStatute: boolean, { states, asOf }: DocumentInput) {
  const inStates = REQUIRED_ELEMENTS.find((each) => each.id === id)?.states ?? {};
  return states.flatMap(({ stateId, stateName }) => {
    const needed = inStates[stateId];
    const asked = isStatute || needed?.required === true;
    return needed && asked && (needed.from === undefined || needed.from <= asOf)
      ? [{ stateId, stateName, cite: needed.cite }]
      : [];
  });
}
