/** Texts about the laws without a size test, in both languages. */

export interface SmallLawWords {
  readonly title: string;
  readonly lede: string;
  readonly loading: string;
  readonly failed: string;
  /** Above the questions: how many there are, and how to answer. */
  readonly ask: string;
  readonly hint: string;
  readonly places: string;
  readonly save: string;
  /** The same after the places: one form more follows. */
  readonly next: string;
  readonly change: string;
  readonly clash: (why: string) => string;
  readonly first: (n: number) => string;
  readonly bound: (n: number) => string;
  readonly inPart: string;
  readonly suits: string;
  /** Before the kinds of business that a verdict takes for a no. */
  readonly unless: string;
  readonly coming: (n: number) => string;
  readonly from: (date: string, sure: boolean) => string;
  readonly open: (n: number) => string;
  readonly waits: (facts: string) => string;
  readonly cleared: (n: number) => string;
  /** Before a test that is not met, and before a way out that is. */
  readonly notMet: string;
  /** Of an open law for which no answer is missing. */
  readonly unread: string;
  readonly outside: string;
  readonly none: string;
  readonly overview: string;
  /** For the head of the result. */
  readonly head: (bound: number, open: number) => string;
  /** Above the kinds of business, and above what the records ask too. */
  readonly kinds: string;
  readonly known: string;
  readonly named: (label: string) => string;
}

export const SMALL_LAW_WORDS: Record<'en' | 'es', SmallLawWords> = {
  en: {
    title: 'Laws without a size test',
    lede: 'These bind firms of any size. They are in no score. We do not list every law.',
    loading: 'The other laws are loading.',
    failed: 'The other laws could not be loaded. Reload the page to see them.',
    ask: 'Tick what is so: it decides the laws below',
    hint: 'Not sure? Tick it, and see what it would mean.',
    places: 'You named some states above. Tick others where this is so.',
    save: 'Show these laws',
    next: 'Next',
    change: 'Change these answers',
    clash: (why) => `Two of your answers do not fit together. ${why} Change one of them.`,
    first: (n) => (n === 1 ? 'Do this first' : `Do these ${n === 2 ? 'two' : 'three'} first`),
    bound: (n) => (n === 1 ? 'One law applies' : `${n} laws apply`),
    inPart: 'in part',
    suits: 'Who can sue',
    unless: 'Unless you are one of these',
    coming: (n) => (n === 1 ? 'One law starts later' : `${n} laws start later`),
    from: (date, sure) =>
      sure ? `Applies to you from ${date}.` : `May apply to you from ${date}.`,
    open: (n) => (n === 1 ? 'One law we cannot tell yet' : `${n} laws we cannot tell yet`),
    waits: (facts) => `Waits for: ${facts}.`,
    cleared: (n) => (n === 1 ? 'One law does not bind you: why' : `${n} laws do not bind you: why`),
    notMet: 'By your answers:',
    unread: 'We have not read the words that decide. Read the section, or ask a lawyer.',
    outside: 'Left out:',
    none: 'None of them is sure to bind you.',
    overview: 'All laws without a size test',
    head: (bound, open) =>
      bound > 0
        ? `${bound === 1 ? 'One law' : `${bound} laws`} without a size test ${bound === 1 ? 'applies' : 'apply'} to you${open > 0 ? `, and ${open} more may` : ''}: see below.`
        : open > 0
          ? 'Laws without a size test may bind you: see below.'
          : '',
    named: (label) => `people in ${label}`,
    kinds: 'Are you one of these?',
    known: 'Which of these is so?',
  },
  es: {
    title: 'Leyes que no dependen del tamaño',
    lede: 'Obligan a empresas de cualquier tamaño. No cuentan en ninguna puntuación. No están aquí todas las leyes.',
    loading: 'Se están cargando las otras leyes.',
    failed: 'No se pudieron cargar las otras leyes. Vuelva a cargar la página para verlas.',
    ask: 'Marque lo que es cierto: decide las leyes de abajo',
    hint: '¿No está seguro? Márquelo y vea qué significaría.',
    places: 'Ya nombró algunos estados. Marque otros donde también sea así.',
    save: 'Ver estas leyes',
    next: 'Siguiente',
    change: 'Cambiar estas respuestas',
    clash: (why) => `Dos de sus respuestas no encajan. ${why} Cambie una de ellas.`,
    first: (n) =>
      n === 1 ? 'Haga esto primero' : `Haga primero estas ${n === 2 ? 'dos' : 'tres'} cosas`,
    bound: (n) => (n === 1 ? 'Se aplica una ley' : `Leyes que se aplican: ${n}`),
    inPart: 'en parte',
    suits: 'Quién puede demandar',
    unless: 'Salvo que su empresa sea una de estas',
    coming: (n) => `Leyes que empiezan después: ${n}`,
    from: (date, sure) =>
      sure
        ? `Se aplica a su empresa desde el ${date}.`
        : `Puede aplicarse a su empresa desde el ${date}.`,
    open: (n) => `Leyes que aún no podemos decidir: ${n}`,
    waits: (facts) => `Falta saber: ${facts}.`,
    cleared: (n) => `Leyes que no obligan a su empresa, y por qué: ${n}`,
    notMet: 'Según sus respuestas:',
    unread: 'No leímos las palabras que deciden. Lea la sección o pregunte a un abogado.',
    outside: 'No cubre:',
    none: 'Ninguna obliga con seguridad a su empresa.',
    overview: 'Todas las leyes que no dependen del tamaño',
    head: (bound, open) =>
      bound > 0
        ? `Leyes que no dependen del tamaño y se aplican: ${bound}${open > 0 ? `; aún por decidir: ${open}` : ''}. Vea abajo.`
        : open > 0
          ? 'Leyes que no dependen del tamaño pueden obligar a su empresa: vea abajo.'
          : '',
    named: (label) => `personas en ${label}`,
    kinds: '¿Es su empresa una de estas?',
    known: '¿Qué de esto es cierto?',
  },
};
