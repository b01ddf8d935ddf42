/** Texts of the page of one law without a size test, and of the page of all, in both languages. */

interface SmallLawPageWords {
  readonly since: (date: string) => string;
  readonly starts: (date: string) => string;
  /** By what its record says of it: no test of size, figures of its own, or not read. */
  readonly size: Readonly<Record<'none' | 'counts' | 'unread', string>>;
  readonly who: string;
  readonly outside: string;
  readonly nobodyOutside: string;
  readonly inPart: string;
  readonly asks: string;
  readonly days: string;
  readonly span: (n: number, unit: 'days' | 'business days' | 'years') => string;
  readonly noDays: string;
  readonly suits: string;
  readonly doubt: string;
  readonly reading: string;
  readonly read: Readonly<Record<'text' | 'summary' | 'not read', string>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly official: string;
  readonly check: string;
  readonly advice: string;
  readonly all: {
    readonly title: string;
    readonly lede: string;
    readonly everywhere: string;
    readonly firms: string;
    readonly firmsLede: (date: string) => string;
    readonly states: string;
  };
}

export const SMALL_LAW_PAGE: Record<'en' | 'es', SmallLawPageWords> = {
  en: {
    since: (date) => `In force since ${date}.`,
    starts: (date) => `It starts on ${date}.`,
    size: {
      none: 'It has no size test.',
      counts: 'It counts staff, people or revenue itself: see whom it binds.',
      unread: 'Whether it leaves small firms out was not read.',
    },
    who: 'Whom it binds',
    outside: 'Who is outside',
    nobodyOutside: 'We know of nobody whom it leaves out.',
    inPart: 'in part',
    asks: 'What it asks',
    days: 'Days',
    span: (n, unit) =>
      n === 1
        ? `1 ${{ days: 'day', 'business days': 'business day', years: 'year' }[unit]}`
        : `${n} ${unit}`,
    noDays: 'We found no number of days in it.',
    suits: 'Who can sue',
    doubt: 'In doubt',
    reading: 'How this was read',
    read: {
      text: 'We read the words that say who is bound.',
      summary: 'We read notes about it, and a part of its words or none.',
      'not read': 'We read neither its words nor a note on them in full.',
    },
    kinds: {
      statute: 'words of the law',
      legislature: 'a page of the legislature',
      regulator: 'a page of the regulator',
      'law firm': 'notes of law firms',
      'general knowledge': 'general knowledge',
      other: 'our own record',
    },
    official: 'The official page',
    check: 'Find out whether it binds you',
    advice: 'General guidance, not legal advice. The words are ours; the cited section decides.',
    all: {
      title: 'Privacy laws without a size test',
      lede: 'These bind firms of any size, and are in no score. Each has its page: whom it binds, what it asks, by when, who can sue.',
      everywhere: 'All states',
      firms: 'Ten small firms, and what binds them',
      firmsLede: (date) =>
        `Nobody is meant: these are examples. Our engine worked out each verdict, as of ${date}, from a few facts.`,
      states: 'Guides to the laws with a size test',
    },
  },
  es: {
    since: (date) => `Vigente desde el ${date}.`,
    starts: (date) => `Empieza el ${date}.`,
    size: {
      none: 'No depende del tamaño.',
      counts: 'Cuenta por su parte empleados, personas o ingresos: vea a quién obliga.',
      unread: 'No leímos si no cubre a las pequeñas empresas.',
    },
    who: 'A quién obliga',
    outside: 'A quién no cubre',
    nobodyOutside: 'No conocemos a nadie que deje fuera.',
    inPart: 'en parte',
    asks: 'Qué pide',
    days: 'Plazos',
    span: (n, unit) =>
      n === 1
        ? `1 ${{ days: 'día', 'business days': 'día hábil', years: 'año' }[unit]}`
        : `${n} ${{ days: 'días', 'business days': 'días hábiles', years: 'años' }[unit]}`,
    noDays: 'No encontramos en ella ningún número de días.',
    suits: 'Quién puede demandar',
    doubt: 'En duda',
    reading: 'Cómo la leímos',
    read: {
      text: 'Leímos las palabras que dicen a quién obliga.',
      summary: 'Leímos notas sobre ella, y una parte de su texto o nada.',
      'not read': 'No leímos su texto ni una nota completa.',
    },
    kinds: {
      statute: 'texto de la ley',
      legislature: 'página de la legislatura',
      regulator: 'página de la autoridad',
      'law firm': 'notas de bufetes',
      'general knowledge': 'conocimiento general',
      other: 'nuestros propios datos',
    },
    official: 'La página oficial',
    check: 'Vea si obliga a su empresa',
    advice:
      'Orientación general, no asesoría legal. Las palabras son nuestras; decide la sección citada.',
    all: {
      title: 'Leyes de privacidad sin tamaño mínimo',
      lede: 'Obligan a empresas de cualquier tamaño y no cuentan en ninguna puntuación. Cada una tiene su página: a quién obliga, qué pide, en qué plazos y quién puede demandar.',
      everywhere: 'Todos los estados',
      firms: 'Diez pequeñas empresas y qué las obliga',
      firmsLede: (date) =>
        `No se trata de nadie real: son ejemplos. Nuestro programa decidió cada resultado, con fecha del ${date}, a partir de unos pocos hechos.`,
      states: 'Guías de las leyes que dependen del tamaño',
    },
  },
};
