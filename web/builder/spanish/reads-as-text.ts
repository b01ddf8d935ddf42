/** Which strings of a program people read, told by their signs and by where they stand. */
import { type Node, nameOf, nodeIn } from './tree.ts';

/** Attributes and fields whose strings no person reads. */
const FOR_PROGRAMS = new Set(
  (
    'className id href to type name role rel key method htmlFor autoComplete inputMode scope src ' +
    'action as crossOrigin precedence size icon kind path file tag style popover popoverTarget ' +
    'pattern dateTime target download accept enterKeyHint slug stripLanguage localeMatcher ' +
    'dateStyle timeStyle timeZone month day year hour minute style currency numeric locale lang ' +
    'language queryKey mutationKey event mode format block behavior variant tone'
  ).split(' '),
);

const isForPrograms = (name: string) =>
  FOR_PROGRAMS.has(name) ||
  name.startsWith('data-') ||
  /^aria-(labelledby|describedby|controls|current|live|hidden|invalid|expanded|haspopup)$/.test(
    name,
  );

/** Calls whose strings are names or patterns. */
const CALLS_OF_PROGRAMS =
  /^(querySelector|querySelectorAll|closest|matches|getElementById|getAttribute|setAttribute|addEventListener|removeEventListener|startsWith|endsWith|includes|indexOf|has|get|set|append|split|test|createElement|register|setError|setFocus|reveal|RegExp|URL|Error|TypeError|Event|enum|literal|describe|useStored|createStore|join)$/;

/**
 * Whether a string reads like words for people: it has a word with a capital and small letters at
 * its start, or several words.
 */
export function readsAsText(text: string): boolean {
  const bare = text.replaceAll(/<\/?\d+>|\{\d+\}/g, ' # ').trim();
  if (!/\p{L}{2}/u.test(bare)) return false;
  if (/^[/?&]|--|_|^\w+\/\w|^(https?|mailto|data):|^[\w-]+=|[{}<>]|^#\w/.test(bare)) return false;
  if (/^[“‘(¿"]?\p{Lu}[\p{Ll}’]+/u.test(bare)) return !/^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u.test(bare);
  return (
    /\p{L}[.,:;’]?\s+(#\s+)*[“‘(]?\p{L}/u.test(bare) ||
    /#\s+\p{Ll}{2}|\p{Ll}{2}[.:,]?\s+#/u.test(bare)
  );
}

/** Whether a string stands where only words for people stand, such as the label of a link. */
export const isForPeople = (parent: Node | undefined): boolean =>
  (parent?.type === 'Property' &&
    /^(label|title|heading|hint|text)$/.test(nameOf(nodeIn(parent, 'key')))) ||
  (parent?.type === 'JSXAttribute' &&
    /^(aria-label|label|title|alt|placeholder)$/.test(nameOf(nodeIn(parent, 'name'))));

/** Where a string stands that no person reads, whatever it says. */
export function isPassedOver(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false;
  const { type } = parent;
  if (
    /^(Import|ExportAll)/.test(type) ||
    (type === 'ExportNamedDeclaration' && parent['source'] === node)
  )
    return true;
  if (type.startsWith('TS'))
    return !/^TS(As|Satisfies|NonNull)/.test(type) || parent['expression'] !== node;
  if (type === 'Property') return isOfProperty(node, parent);
  if (type === 'MemberExpression') return parent['property'] === node;
  if (type === 'BinaryExpression') return /^(===?|!==?|in)$/.test(String(parent['operator']));
  if (type === 'SwitchCase') return parent['test'] === node;
  if (type === 'JSXAttribute') return isForPrograms(nameOf(nodeIn(parent, 'name')));
  if (type === 'CallExpression' || type === 'NewExpression') return isOfCall(node, parent);
  return type === 'ExpressionStatement' && parent['directive'] !== null;
}

const isOfProperty = (node: Node, parent: Node) =>
  parent['key'] === node
    ? parent['computed'] !== true
    : isForPrograms(nameOf(nodeIn(parent, 'key')));

function isOfCall(node: Node, parent: Node): boolean {
  const callee = nodeIn(parent, 'callee');
  if (callee === node) return false;
  const called = callee.type === 'MemberExpression' ? nodeIn(callee, 'property') : callee;
  return CALLS_OF_PROGRAMS.test(nameOf(called)) && node.type.endsWith('Literal');
}
