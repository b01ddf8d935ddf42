/** The glossary of the Spanish pages: words to avoid, with what to write in their place. */

const REFUSED: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\b(?:una|haga) )\bpruebas?\b(?! (?:de que|de su tamaño|A\/B))/i,
    'condición; "prueba" is proof',
  ],
  [/\baparatos?\b/i, 'dispositivo'],
  [/\bpes(?:a|an|amos|ar|ado)\b/i, 'evaluar'],
  [/\bintercambio de datos\b|\bo intercambio\b/i, 'compartir; to trade is another thing'],
  [/\bde de\b/i, 'de entre'],
  [/\brevendedor(?!es de tecnología)/i, 'corredor de datos'],
  [/\bopt(?:an?|aron|ó|ar) por\b/i, 'pedir la exclusión'],
  [/\bcontactos interesados\b/i, 'clientes potenciales'],
  [/\baltavoz/i, 'bocina'],
  [/\binformación de personas\b/i, 'datos personales'],
  [/\bentidad de salud obligada\b|\bcontrato HIPAA\b/i, 'entidad cubierta, socio comercial'],
  [
    /\bustedes?\s+(?:no\s+)?(?:es|está|estará)\b|\bexento\b/i,
    'su empresa es, su empresa está exenta',
  ],
  [/\b(?:deja|dejan|dejarlo) (?:a [^.]*)?fuera\b/i, 'no cubre'],
  [/\bempresas? pequeñas?\b/i, 'pequeña empresa'],
  [/\bmedio tiempo\b/i, 'tiempo parcial'],
  [/\bcuando mucho\b/i, 'como máximo'],
  [/\bmarca Limited\b/i, 'indicador'],
  [/\bcentros de datos\b/i, 'plataformas de datos de clientes'],
  [/[«»]/, '“ ”'],
  [/\d\s%|\d+ por ciento/, '20%'],
  [
    /(?<![\d,.])1 (?:personas|filas|leyes|resultados|empleados|obligaciones|preguntas|límites)\b/,
    'one',
  ],
  [/\b1 (?:persona|fila|ley)\b.* (?:tienen|son)\b/, 'one, with its verb'],
];

/** Names that are English wherever they are. */
const NAMES =
  /\b[A-Z]{2}\b|Do Not Track|Global Privacy Control|Security Rule|Gramm-Leach-Bliley|C\.F\.R\. part \d+|“privacy”/g;

// an accent is no border of a word: "dieciséis" has no "is"
const ENGLISH =
  /(?<!\p{L})(the|of|and|or|you|your|with|not|is|are|that|this|these|from|which|people|law|laws|data|whether|state|test|applies|exempt|read|any|more|business)(?!\p{L})/iu;

/** What in a text is against the glossary. */
export const refusedIn = (text: string): string[] =>
  REFUSED.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`"${found}" for: ${instead}, in: ${text}`];
  });

/** The first English word of a text, names aside. */
export const englishIn = (text: string): string | undefined =>
  ENGLISH.exec(text.replaceAll(NAMES, ''))?.[0];

/** Words that no Spanish sentence has, and nearly every English one. */
const FUNCTION_WORDS =
  /(?<![\p{L}“-])(the|of|and|or|you|your|yours|with|not|is|are|was|were|be|that|this|these|those|from|which|what|who|when|where|how|why|must|may|can|will|should|have|has|had|do|does|did|to|for|by|in|on|at|it|its|they|their|them|we|our|us|if|than|then|only|each|every|any|all|some|other|more|most|about|after|before|without|within|under|into|out|up|so|but|as|an)(?![\p{L}”-])/iu;

/** Names of tools, time zones and addresses. */
const OF_TOOLS =
  /\b(?:The Trade Desk|The Rocket Science Group LLC|Meta Pixel and(?: Conversions API)?|Your Privacy Choices|attorneys general of three states|tawk\.to)|\b[A-Z]\w+\/[A-Z][\w ]+/g;

/** Whether a text has an English word outside of quotes and names. */
export const englishRuns = (text: string): boolean =>
  FUNCTION_WORDS.test(
    text
      .replaceAll(/“(?:[^“”]|“[^”]*”)*”|\S*[@/.]\S+\.\S*|https?:\S+|\bDo Not\b[^.]*/g, '')
      .replaceAll(NAMES, '')
      .replaceAll(OF_TOOLS, ''),
  );
