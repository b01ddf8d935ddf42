/** Lays the layers of requests/*.json over one another: what a law says on each type of request. */
import type {
  RefusalGround,
  RequestDefaults,
  RequestFile,
  RequestLayer,
  RequestType,
} from './request-book.ts';
import type { RequestLaw, RequestRule } from './request-law.ts';
import { REQUEST_TYPES } from './vocabulary.ts';

/** These have clocks of their own: what is said for all requests to stop does not reach them. */
const OWN_CLOCK: ReadonlySet<RequestType> = new Set(['withdraw-consent', 'signal']);

/**
 * The law of one state on requests. Layers, the later wins field by field: defaults.common, the
 * state's common, for requests to stop defaults.stop and the state's stop, then the type's own. A
 * field that is null takes the earlier one away.
 */
export function requestLawOf(
  file: RequestFile,
  defaults: RequestDefaults,
  effective: string,
): RequestLaw {
  const rules: Partial<Record<RequestType, RequestRule>> = {};
  for (const type of REQUEST_TYPES)
    if (file.rights[type]) rules[type] = ruleOf(type, file, defaults, effective);
  return {
    state: file.state,
    effective,
    rules,
    noRights: file.noRights,
    families: familiesOf(defaults),
    regulator: file.regulator,
    ways: file.ways,
    doubts: file.doubts,
  };
}

function ruleOf(
  type: RequestType,
  file: RequestFile,
  defaults: RequestDefaults,
  effective: string,
): RequestRule {
  const { from = effective, cite = '', source = 'memory', ...own } = file.rights[type] ?? {};
  const { family } = defaults.types[type];
  const stops = family === 'stop' && !OWN_CLOCK.has(type);
  const layers: RequestLayer[] = stops
    ? [defaults.common, file.common, defaults.stop, file.stop, own]
    : [defaults.common, file.common, own];
  const { exceptions = [], ...whole } = Object.assign({}, ...layers) as RequestLayer &
    Omit<RequestRule, 'type' | 'family'>;
  const sections = exceptions.filter(({ types }) => types?.includes(type) ?? true);
  const refuse = whole.refuse.map((ground) => withIdentity(ground, whole.identity));
  return {
    ...NO_LAYER,
    ...whole,
    refuse: family === 'stop' ? refuse : withSections(refuse, sections, defaults),
    type,
    family,
    from: from > effective ? from : effective,
    cite,
    source,
  };
}

/** "Cannot be authenticated" with the section that says so. */
function withIdentity(ground: RefusalGround, identity: RequestRule['identity']): RefusalGround {
  if (ground.id !== 'not-verified' || ground.cite !== undefined || !identity) return ground;
  const { section, ...read } = identity;
  return { ...ground, ...read, cite: section };
}

type Exceptions = NonNullable<RequestLayer['exceptions']>;

/**
 * The grounds with their sections; in place of "the exemptions of the act", each that the act
 * names, and after them whatever else it excepts.
 */
function withSections(
  refuse: readonly RefusalGround[],
  sections: Exceptions,
  { exceptions: words = {} }: RequestDefaults,
): RefusalGround[] {
  const sectionOf = (id: RefusalGround['id']) => {
    const { types: _, ...section } = sections.find((each) => each.id === id) ?? {};
    return section;
  };
  const named = sections.flatMap(({ id }) => {
    const text = words[id];
    return text === undefined || id === 'exemption' ? [] : [{ ...sectionOf(id), id, text }];
  });
  return refuse.flatMap((ground) => {
    if (ground.id !== 'exemption' || named.length === 0)
      return [{ ...ground, ...(ground.cite === undefined && sectionOf(ground.id)) }];
    return [...named, { ...ground, text: words.exemption ?? ground.text }] as RefusalGround[];
  });
}

/** Where no layer says anything. */
const NO_LAYER = {
  acknowledge: null,
  answer: null,
  extension: null,
  effect: null,
  withdrawal: null,
  completionNotice: null,
  appeal: null,
  fee: null,
  cap: null,
  identity: null,
  proofSuspends: null,
  agent: null,
  neverSend: null,
  neverAsk: [],
  after: null,
} as const;

const familiesOf = ({ types }: RequestDefaults) =>
  Object.fromEntries(
    REQUEST_TYPES.map((type) => [type, types[type].family]),
  ) as RequestLaw['families'];
