/** The state that a mail names: by its name, after a city, or by its law. */
import { US_STATES } from '#text/us-states.ts';

const SPANISH_NAMES: Readonly<Record<string, string>> = {
  'nueva york': 'NY',
  'nueva jersey': 'NJ',
  'nuevo jersey': 'NJ',
  'nuevo méxico': 'NM',
  'nuevo hampshire': 'NH',
  'nueva hampshire': 'NH',
  'carolina del norte': 'NC',
  'carolina del sur': 'SC',
  'dakota del norte': 'ND',
  'dakota del sur': 'SD',
  'virginia occidental': 'WV',
  luisiana: 'LA',
  oregón: 'OR',
  pensilvania: 'PA',
  misisipi: 'MS',
  misuri: 'MO',
  tejas: 'TX',
  tennesí: 'TN',
};

/** Laws that people cite by their short names. */
const LAWS: readonly (readonly [RegExp, string])[] = [
  [/\bC[CP][PR]A\b|Civ(?:il|\.) Code/, 'CA'],
  [/\bVCDPA\b/, 'VA'],
  [/\bCTDPA\b/, 'CT'],
  [/\bUCPA\b/, 'UT'],
  [/\bTDPSA\b/, 'TX'],
  [/\bMODPA\b/, 'MD'],
  [/\bMCDPA\b/, 'MN'],
  [/\bNJDPA\b/, 'NJ'],
  [/\bDPDPA\b/, 'DE'],
  [/\bOCPA\b/, 'OR'],
  [/\bICDPA\b/, 'IA'],
];

/** "Provo, UT", "Austin TX 78701": a code after a city or before a ZIP code. */
const AFTER_CITY = /[A-Za-zé.]{2,30},\s?([A-Z]{2})\b(?!\w)|\b([A-Z]{2}),?\s\d{5}\b/g;

/** "Pikeville KY" */
const BESIDE_CITY = /\b[A-Z][a-zé]{2,30}\s([A-Z]{2})\b(?!\w)/g;

/** "State: NE" of a form, "Hazard Ky", "in san jose ca": written as people write. */
const WRITTEN = [
  /\b(?:state|estado)\s?[:=]\s?([a-z]{2})\b/i,
  /\b(?:live|living|reside|residents?|am|vivo|vivimos)\s(?:in|of|from|en|de)\s([A-Z]{2})(?![\p{L}])/u,
  /(?<![\p{L}])([A-Z]{2})\s(?:residents?|law|privacy)(?![\p{L}])/u,
  /\b[A-Z][a-zé]{2,30}\s(Ca|Ny|Nj|Tx|Fl|Nc|Sc|Nv|Az|Wa|Tn|Ky|Mn|Mt|Nh|Ut|Ga|Mi|Il|Wi|Ks)(?=\s*$|[.,;!\n])/,
  /\b(?:in|from|of|en|de)\s(?:[a-zé]{3,20}\s){1,3}(ca|ny|nj|tx|fl|nc|sc|nv|az|wa|md|va|tn|ky|mn|mt|nh|ct|ut|ga|mi|il|wi|ks|ia)(?=\s*$|[.,;!\n])/,
] as const;

/** Words by which somebody says where they live. */
const LIVES =
  /(?:live|living|lives|reside|resident|residents|i'm|i am|we're|we are|soy|somos|vivo|vivimos|resido|residente|from|de|en|in|of)\s{1,2}(?:[\p{Lu}][\p{L}.]{1,20},?\s){0,3}$/iu;

/** "No law like in California": a state to compare with, and a place that is left out. */
const UNLIKE =
  /(?<![\p{L}])(?:like|unlike|as|como|igual que|a diferencia de)\s(?:(?:in|en|de|the one in|those in|la de|las de)\s)?(?:(?:North|South|New|West|Rhode|Nueva|Nuevo)\s)?[\p{Lu}]\p{L}{3,20}(?![\p{L}])/gu;

/** What the people of each state are called. */
type People = Readonly<Record<string, readonly string[]>>;

/** "As an Oregonian", "soy tejana". */
function nativeOf(text: string, people: People): string | undefined {
  const told = text.toLowerCase();
  return Object.entries(people).find(([, names]) =>
    new RegExp(
      `(?<![\\p{L}])(?:(?:am|i'm|as|being|fellow|proud)(?:\\s(?:an?|proud))?|soy|somos|como)\\s(?:${names.join('|')})(?![\\p{L}])`,
      'u',
    ).test(told),
  )?.[0];
}

interface Place {
  readonly code: string;
  readonly at: number;
  readonly length: number;
}

/** "Your Texas store", "la tienda de Texas": where the shop is. */
const SHOP_BEFORE =
  /(?<![\p{L}])(?:tiendas?|sucursal|bodega|depósito|almacén|oficinas?|stores?|shop|branch|warehouse)\s(?:in|de|en|del)\s$/iu;
const SHOP_AFTER =
  /^\s(?:stores?|shops?|warehouses?|depots?|branch|locations?|offices?|outlets?|showrooms?|facility|factory|plant|headquarters|hub|(?:distribution|fulfillment|call)\scent(?:er|re))(?![\p{L}])/iu;

const isShops = (plain: string, { at, length }: Place): boolean =>
  SHOP_AFTER.test(plain.slice(at + length, at + length + 30)) ||
  SHOP_BEFORE.test(plain.slice(Math.max(0, at - 40), at));

/** Before a place of work or study: nobody lives there by that. */
const WORK =
  /(?<![\p{L}])(?:work|works|working|job|office|study|trabajo|trabaja|estudio)(?![\p{L}])[^.,;!?]{0,30},?\s?$/iu;

/** Between two places of one person: "in Texas and California", "half in Ohio and half in Iowa". */
const BOTH =
  /^[\s,]{0,3}(?:(?:and|or|y|o|e|u|&|\/)[\s,]{1,3})(?:(?:also|half|part|partly|sometimes|the|other|of|year|time|also|in|en|mitad|también|parte|del|año|tiempo)\s){0,6}$/iu;

/** Whether a mail names two states of one home; then none is proposed. */
export function namesTwoHomes(text: string): boolean {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll(UNLIKE, ' ');
  const lived = placesIn(plain);
  return lived.slice(1).some((place, at) => {
    const before = lived[at];
    if (!before || before.code === place.code) return false;
    const lives = LIVES.test(plain.slice(Math.max(0, before.at - 60), before.at));
    return lives && BOTH.test(plain.slice(before.at + before.length, place.at));
  });
}

/** Places that are named, in their order, without those of work. */
const placesIn = (plain: string): Place[] =>
  [...namesIn(plain), ...codesIn(plain)]
    .filter((place) => !isShops(plain, place))
    .filter(({ at }) => !WORK.test(plain.slice(Math.max(0, at - 60), at)))
    .toSorted((a, b) => a.at - b.at);

/**
 * Its code; null: none is named, or several are and none as where the sender lives. The last place
 * counts, as a signature stands at the end.
 */
export function mailState(text: string, people: People): string | null {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll(UNLIKE, ' ');
  const native = nativeOf(plain, people);
  if (native !== undefined) return native;
  if (namesTwoHomes(text)) return null;
  const places = placesIn(plain);
  if (new Set(places.map(({ code }) => code)).size > 2) return null;
  const lives = places.filter(({ at }) => LIVES.test(plain.slice(Math.max(0, at - 60), at)));
  const [first] = lives;
  const last = places.at(-1);
  const chosen = places.length > 1 && lives.length === 1 ? first : last;
  return chosen?.code ?? LAWS.find(([words]) => words.test(plain))?.[1] ?? writtenIn(text);
}

/** A code in small letters or in a form, known as that of a state. */
function writtenIn(text: string): string | null {
  for (const words of WRITTEN) {
    const code = words.exec(text)?.[1]?.toUpperCase();
    if (US_STATES.some((state) => state.code === code)) return code ?? null;
  }
  return null;
}

function namesIn(text: string): Place[] {
  const all = [
    ...US_STATES.map(({ code, name }) => [name, code] as const),
    ...Object.entries(SPANISH_NAMES),
  ];
  return all.flatMap(([name, code]) => {
    const west = code === 'VA' && /West Virginia|Virginia Occidental/i.test(text);
    return west ? [] : placesOf(text, name).map((at) => ({ code, at, length: name.length }));
  });
}

const codesIn = (text: string): Place[] =>
  [...text.matchAll(AFTER_CITY), ...text.matchAll(BESIDE_CITY)].flatMap((found) => {
    const code = found[1] ?? found[2] ?? '';
    return US_STATES.some((state) => state.code === code)
      ? [{ code, at: found.index, length: found[0].length }]
      : [];
  });

const placesOf = (text: string, name: string): number[] =>
  [...text.matchAll(new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'giu'))].map(
    ({ index }) => index,
  );
