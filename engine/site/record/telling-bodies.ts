/**
 * What the shape of a request tells whatever its host: that it carries a recording of the visit, or
 * what an advertising company knows a visitor by.
 */

const LONGEST_READ = 60_000;

/** Steps of a recording in the form that most recorders share: a tree, or moves on the page. */
const TREE = /"type"\s*:\s*2\s*,\s*"data"\s*:\s*\{\s*"(?:node|initialOffset)"/;
const MOVES =
  /"data"\s*:\s*\{\s*"source"\s*:\s*\d+\s*,\s*"(?:positions|type|texts|attributes|removes|adds|id|x|y|text|isChecked|width)"/;
const SNAPSHOT = /"\$snapshot_(?:data|bytes)"/;
/** A page told element by element. */
const ELEMENTS = /"(?:tagName|nodeName|localName)"\s*:/g;
const ELEMENTS_OF_PAGE = 12;
const LONG_ENOUGH = 1_000;

/** Names of parameters beside a packed recording. */
const BESIDE_PACKED: readonly (readonly string[])[] = [
  ['replay_id', 'replay_start_time', 'seq'],
  ['recordingId', 'sequence', 'sessionId'],
];

function isRecordingBody(body: string): boolean {
  const text = body.slice(0, LONGEST_READ).replaceAll('\\"', '"');
  if (TREE.test(text) || SNAPSHOT.test(text)) return true;
  if (MOVES.test(text) && text.includes('"timestamp"')) return true;
  if (text.length < LONG_ENOUGH) return false;
  if ((text.match(ELEMENTS)?.length ?? 0) >= ELEMENTS_OF_PAGE) return true;
  return /<html[\s>]/i.test(text) && /<\/(?:main|body|footer|script)>/i.test(text);
}

/** Whether a request carries a recording of what is on the page and what is done there. */
export const carriesRecording = (body: string | undefined, names: readonly string[]): boolean =>
  BESIDE_PACKED.some((set) => set.every((name) => names.includes(name))) ||
  (body !== undefined && isRecordingBody(body));

/** Cookies and clicks of advertising companies have a look of their own, under any name. */
const AD_IDENTIFIERS: readonly RegExp[] = [
  /^fb\.[0-3]\.\d{13}\.[\w-]{6,}$/,
  /^GA1\.[1-4]\.\d{6,}\.\d{9,10}$/,
  /^1\.1\.\d{6,}\.\d{9,10}$/,
  /^(?:IwAR|IwY2)[\w-]{20,}$/,
  /^(?:Cj0K|EAIaIQ)[\w-]{20,}$/,
];

/** Whether a value is what an advertising company knows a visitor by. */
export const isAdIdentifier = (value: string): boolean =>
  value.length <= 512 && AD_IDENTIFIERS.some((look) => look.test(value));
