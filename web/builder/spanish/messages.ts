/**
 * The messages of a source file: what people read, each with its places. An element's text is one
 * message with what stands in it: `You have {0} tasks in <1>the plan</1>.`
 */
import { isForPeople, isPassedOver, readsAsText } from './reads-as-text.ts';
import {
  childrenOf,
  type Node,
  nameOf,
  nodeIn,
  nodesIn,
  quasisOf,
  stringOf,
  treeOf,
} from './tree.ts';

/** An expression, or an element with words, at its number in a message. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** Where the words of an element begin and end. */
  readonly inner?: readonly [number, number];
  /** An expression without braces around it. */
  readonly bare: boolean;
}

/** How a message stands in the code, which decides how another text takes its place. */
type Form = 'children' | 'template' | 'string' | 'attribute' | 'plural';

export interface Message {
  /** The English text without the spaces around it. */
  readonly key: string;
  readonly form: Form;
  readonly start: number;
  readonly end: number;
  /** The spaces before and after it. */
  readonly around: readonly [string, string];
  readonly places: readonly Place[];
}

const INLINE = new Set(
  'a strong em b i span abbr time code mark small sup cite q kbd PageLink Link Go'.split(' '),
);
const BLOCKS = new Set(
  'p div ul ol li dl dt dd h1 h2 h3 h4 section header footer main nav table thead tbody tr th td caption details summary form fieldset legend figure option select button label br aside article'.split(
    ' ',
  ),
);

const tagOf = (element: Node) => nameOf(nodeIn(nodeIn(element, 'openingElement'), 'name'));

/** The spaces of a text between tags, as React reads them. */
function spaced(raw: string): string {
  const lines = raw.split('\n');
  return lines
    .map((line, at) => {
      const start = at === 0 ? line : line.trimStart();
      return at === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}

/** The text of a run of children, with its places. */
class Run {
  text = '';
  /** Whether letters stand in it directly, not in an element alone. */
  hasWords = false;
  readonly places: Place[] = [];

  private say(text: string, direct: boolean): void {
    this.text += text;
    if (direct && /\p{L}/u.test(text)) this.hasWords = true;
  }

  private place({ start, end }: Node, bare: boolean): void {
    this.text += `{${this.places.length}}`;
    this.places.push({ start, end, bare });
  }

  private template(template: Node, direct: boolean): void {
    const expressions = nodesIn(template, 'expressions');
    for (const [at, text] of quasisOf(template).entries()) {
      this.say(text, direct);
      const expression = expressions[at];
      if (expression) this.place(expression, true);
    }
  }

  private element(element: Node): void {
    const children = nodesIn(element, 'children');
    const closing = element['closingElement'] as Node | null;
    if (closing === null || !isInline(element)) return this.place(element, false);
    const at = this.places.length;
    const inner = [nodeIn(element, 'openingElement').end, closing.start] as const;
    this.places.push({ start: element.start, end: element.end, inner, bare: false });
    this.text += `<${at}>`;
    for (const child of children) this.add(child, false);
    this.text += `</${at}>`;
  }

  add(child: Node, direct = true): void {
    if (child.type === 'JSXText') this.say(spaced(String(child['value'])), direct);
    else if (child.type === 'JSXElement') this.element(child);
    else if (child.type === 'JSXExpressionContainer') this.expression(child, direct);
    else this.place(child, false);
  }

  private expression(child: Node, direct: boolean): void {
    const inside = nodeIn(child, 'expression');
    const text = stringOf(inside);
    if (inside.type === 'JSXEmptyExpression') return;
    if (text !== undefined) this.say(text, direct);
    else if (inside.type === 'TemplateLiteral') this.template(inside, direct);
    else this.place(child, false);
  }
}

/** Whether an element is a part of the sentence around it. */
const isInline = (element: Node): boolean =>
  INLINE.has(tagOf(element)) &&
  nodesIn(element, 'children').every((child) => child.type !== 'JSXElement' || !isBlock(child));

const isBlock = (node: Node) => node.type === 'JSXElement' && BLOCKS.has(tagOf(node));

/** A child that only draws, such as an icon: it stands beside a text, not in it. */
const isPicture = (node: Node) => node.type === 'JSXElement' && node['closingElement'] === null;
const isEmpty = (node: Node) =>
  node.type === 'JSXText' && spaced(String(node['value'])).trim() === '';

/** Runs of children between blocks, without pictures and spaces at their ends. */
function runsOf(children: readonly Node[]): Node[][] {
  const runs: Node[][] = [[]];
  for (const child of children) {
    if (isBlock(child)) runs.push([]);
    else runs.at(-1)?.push(child);
  }
  for (const run of runs) {
    while (run[0] && (isPicture(run[0]) || isEmpty(run[0]))) run.shift();
    for (let last = run.at(-1); last && (isPicture(last) || isEmpty(last)); last = run.at(-1))
      run.pop();
  }
  return runs.filter(({ length }) => length > 0);
}

const around = (text: string) =>
  [
    text.slice(0, text.length - text.trimStart().length),
    text.slice(text.trimEnd().length),
  ] as const;

function messageOf(
  form: Form,
  text: string,
  { start, end }: Pick<Node, 'start' | 'end'>,
  places: readonly Place[] = [],
) {
  return { key: text.trim(), form, start, end, around: around(text), places };
}

/** The message of each run of an element's children that has words of its own. */
function ofChildren(element: Node): Message[] {
  return runsOf(nodesIn(element, 'children')).flatMap((nodes) => {
    const [first] = nodes;
    const last = nodes.at(-1);
    // a template that stands alone stays one string
    if (!first || !last || (nodes.length === 1 && first.type !== 'JSXText')) return [];
    const run = new Run();
    for (const node of nodes) run.add(node);
    if (!run.hasWords) return [];
    return [messageOf('children', run.text, { start: first.start, end: last.end }, run.places)];
  });
}

const COUNTS = /^(plural|counted)$/;

/** "task|tasks" of `plural(n, 'task')`: a noun for one and for many. */
function ofCount(call: Node): Message[] {
  if (!COUNTS.test(nameOf(nodeIn(call, 'callee')))) return [];
  const [, one, many] = nodesIn(call, 'arguments');
  if (!one) return [];
  const single = stringOf(one);
  const several = many ? stringOf(many) : `${single}s`;
  if (single === undefined || several === undefined) return [];
  return [
    messageOf('plural', `${single}|${several}`, { start: one.start, end: (many ?? one).end }),
  ];
}

function ofTemplate(template: Node, marked: Node | undefined): Message[] {
  const expressions = nodesIn(template, 'expressions');
  const text = quasisOf(template)
    .map((quasi, at) => (at < expressions.length ? `${quasi}{${at}}` : quasi))
    .join('');
  if (!marked && !readsAsText(text)) return [];
  const places = expressions.map(({ start, end }) => ({ start, end, bare: true }));
  return [messageOf('template', text, marked ?? template, places)];
}

/** In a schema: what is said where a value does not fit, by our own calls or a later argument. */
function isOfSchema(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'CallExpression')
    return (
      nodesIn(parent, 'arguments').indexOf(node) > 0 ||
      nodeIn(parent, 'callee').type === 'Identifier'
    );
  return parent?.type === 'Property' && /^(error|message)$/.test(nameOf(nodeIn(parent, 'key')));
}

/** The message that a node is, apart from those within it. */
function messagesAt(node: Node, parent: Node | undefined): Message[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return ofChildren(node);
  if (node.type === 'CallExpression') return ofCount(node);
  if (node.type === 'TaggedTemplateExpression' && nameOf(nodeIn(node, 'tag')) === 'say')
    return ofTemplate(nodeIn(node, 'quasi'), node);
  if (node.type === 'TemplateLiteral')
    return parent?.type === 'TaggedTemplateExpression' ? [] : ofTemplate(node, undefined);
  const text = stringOf(node);
  if (text === undefined || !/\p{L}{2}/u.test(text)) return [];
  if (!readsAsText(text) && !isForPeople(parent)) return [];
  return [messageOf(parent?.type === 'JSXAttribute' ? 'attribute' : 'string', text, node)];
}

/** All messages of a file in the order of the code; one within another after it. */
export function messagesOf(file: string, code: string): Message[] {
  const found: Message[] = [];
  const isSchema = file.startsWith('contract/');
  const walk = (node: Node, parent: Node | undefined) => {
    if (isPassedOver(node, parent)) return;
    const own = isSchema && !isOfSchema(node, parent) ? [] : messagesAt(node, parent);
    // a text that is part of a larger message is none of its own
    for (const one of own) if (!isPartOf(one, found)) found.push(one);
    for (const child of childrenOf(node)) walk(child, node);
  };
  walk(treeOf(file, code), undefined);
  return found;
}

/** Whether it lies in a message, but not in one of its places. */
const isPartOf = ({ start, end }: Message, found: readonly Message[]): boolean => {
  const within = ([from, to]: readonly [number, number]) => from <= start && end <= to;
  const holder = found.findLast((other) => within([other.start, other.end]));
  if (!holder) return false;
  return !holder.places.some(
    (place) =>
      within([place.start, place.end]) && (place.inner === undefined || !within(place.inner)),
  );
};
