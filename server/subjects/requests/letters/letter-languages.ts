/** What a letter needs in each language: its words, and sentences that are true of some only. */
import { fecha, lista } from '#engine/explain/spanish.ts';
import { stateName, type StateCode, stateNameIn } from '#law/codes.ts';
import { SPANISH_DICTIONARY, SPANISH_LETTERS } from '#documents/source/spanish-letters.server.ts';
import { TEMPLATES } from '#documents/source/templates.server.ts';
import type { Filling } from '#documents/values/filling.ts';
import type { Template } from '#documents/template/template.ts';
import { gapMark } from '#contract/requests/letter-gaps.ts';
import { list, longDate } from '#text/english.ts';

export type LetterLanguage = 'en' | 'es';

/** Parts of the letters that are for some requests only (letter-parts.ts). */
export type LetterPart =
  | 'needsProof'
  | 'moreTime'
  | 'stoppedAlready'
  | 'copy'
  | 'receivers'
  | 'section'
  | 'facts'
  | 'notDeleted'
  | 'unverified'
  | 'unfounded'
  | 'doneInPart'
  | 'doneAllTheSame'
  | 'offersOptOut'
  | 'offersAdsOptOut'
  | 'summary'
  | 'othersThere'
  | 'toldToCorrect'
  | 'toldToDelete'
  | 'toldToStop'
  | 'deletionToo';

/**
 * Sentences by which a letter speaks of a check, of time, of California's rules, and of the law.
 */
interface TrueOfSome {
  readonly checks: RegExp;
  /** That an opt-out waits for no check: the sentence without its stop. */
  readonly noWait: string;
  /** That a mailed copy is locked: the sentence without its stop. */
  readonly copyLocked: string;
  readonly withheld: string;
  /** What California's letter says of the table of data. */
  readonly tableShows: RegExp;
  readonly inTime: RegExp;
  /** After the name of a state: what its rules add for one kind of request. */
  readonly refusedDeletion: string;
  readonly refusedCorrection: string;
  /** A sentence that calls on the law, and one that goes on from it; never a part of a mark. */
  readonly ofLaw: RegExp;
  readonly exception: RegExp;
}

export interface LetterWords {
  readonly template: Template;
  /** What the dictionary says in this language. */
  readonly dictionary: Partial<Pick<Filling, 'variables' | 'stateVariables'>>;
  readonly date: (day: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly state: (code: string) => string;
  /** Before the name of the state whose people a part is for. */
  readonly forState: string;
  readonly nothing: string;
  readonly nobody: string;
  /** A source that is the person. */
  readonly you: string;
  readonly soldTo: string;
  readonly disclosedTo: string;
  readonly some: TrueOfSome;
  /**
   * Words by which each part is found: a whole sentence where it goes by itself (letter-parts.ts).
   */
  readonly parts: Readonly<Record<LetterPart, string>>;
  /** Why more time is needed, as a letter says it. */
  readonly delay: RegExp;
  /** Before the ground of a refusal. */
  readonly reason: string;
  /** Where a list of receivers was asked for, in place of the sentence that speaks of it. */
  readonly receivers: string;
  /** The same where the data map names them. */
  readonly theseReceived: (who: string) => string;
  /** That the copy waits behind a link that was mailed, and until when. */
  readonly copyLink: (until: string) => string;
  /** Days that differ, each with what it is for, after “by” and the first of them. */
  readonly days: (days: readonly { readonly day: string; readonly asked: string }[]) => string;
  /** Said to whoever asked for somebody else. */
  readonly onBehalf: (who: string) => string;
  /** That identity is checked, and that it is checked whether they may act. */
  readonly confirms: string;
  readonly alsoMayAct: (who: string) => string;
  /** Where the law lets nobody else ask. */
  readonly asksAlone: (who: string) => string;
  /** A greeting begins with it. */
  readonly greeting: string;
}

const TEMPLATE = 'appeal-and-response-letters';

function englishLetters(): Template {
  const template = TEMPLATES.find(({ id }) => id === TEMPLATE);
  if (!template) throw new Error(`there is no template ${TEMPLATE}`);
  return template;
}

export const LETTER_WORDS: Readonly<Record<LetterLanguage, LetterWords>> = {
  en: {
    template: englishLetters(),
    dictionary: {},
    date: longDate,
    list: (items) => list(items),
    state: stateName,
    forState: 'For ',
    nothing: 'nothing',
    nobody: 'nobody',
    you: 'you',
    soldTo: 'sold to or shared with',
    disclosedTo: 'disclosed to',
    copyLink: (until) => `a link in a mail of its own, which opens once, until ${until}`,
    some: {
      copyLocked:
        'If it comes by email, it is locked with a password that we give you on the phone',
      withheld: 'For your security, some numbers are not included.',
      tableShows: /^The table shows [^.\n]{1,200}\. It shows [^.\n]{1,200}\. /,
      noWait: 'An opt-out from the sale of data or from targeted ads does not wait for that',
      checks:
        /\[choose: [^[\]\n]{1,200}\] Before we act, we have to confirm your identity[^\n]{0,2000}\n{1,9}/,
      inTime:
        /This letter comes inside the time we have to answer, which ends on [^.\n]{1,200}\.|We write to you before the first deadline, [^.\n]{1,200}, has passed\./,
      refusedDeletion: ', if we refuse to delete: ',
      refusedCorrection: ', if we refuse to correct health data: ',
      ofLaw: /(?<=^|[.\]] )[^.\n[\]]{0,600}\b[Tt]he law\b[^.\n[\]]{0,600}\./gm,
      exception: /,? and the exception in the law,?/g,
    },
    parts: {
      needsProof: 'With what we have, we cannot confirm who you are.',
      moreTime:
        ' If it takes more time, the law says that we must tell you before that day, and why.',
      stoppedAlready: 'You asked us to stop selling data or to stop targeted ads',
      copy: 'You get the full copy in this way:',
      receivers:
        ' If you asked who received your data, the list of third parties comes with this letter.',
      section: ` The section of the law on this is ${gapMark('the section that gives this reason: look in the law under exceptions or limits')}.`,
      facts: ` These are the facts of your case: ${gapMark('the facts of this case')}.`,
      notDeleted: 'these kinds of your data were not deleted:',
      unverified: 'We could not confirm your identity with what we have.',
      unfounded: 'We find the request plainly unfounded',
      doneAllTheSame: ` This is what we have done all the same: ${gapMark('what you did all the same, or “nothing”')}.`,
      doneInPart: 'The remaining part of your request is not touched by this reason.',
      offersOptOut: 'we sell or share personal information. Would you like to opt out',
      offersAdsOptOut: 'we share personal information for ads. Would you like to opt out',
      summary: 'Below is a summary of your data.',
      othersThere: 'This letter is about you alone.',
      toldToCorrect: 'Vendors that hold your data for us were told to correct it too.',
      toldToDelete: 'Our vendors were told to delete your data too',
      toldToStop: 'The vendors it concerns were told of your opt-out.',
      deletionToo: 'You can also ask us to delete your data.',
    },
    delay: /because of this reason: ([^\n]{1,500}?)\.(?=\s|$)/,
    reason: 'The reason is: ',
    receivers: ` These third parties, or kinds of them, received your data: ${gapMark('who received it, or “nobody”')}.`,
    theseReceived: (who) => `These third parties, or kinds of them, received your data: ${who}.`,
    days: (days) => list(days.map(({ day, asked }) => `${day} (${asked})`)),
    onBehalf: (who) =>
      `You wrote to us for ${who}. What this letter says of “you” and “your data” is about ${who}.`,
    confirms: 'we have to confirm your identity, so that nobody else gets your data.',
    alsoMayAct: (who) => ` We also check that you may act for ${who}.`,
    asksAlone: (who) =>
      `The law of your state, as we read it, lets nobody else ask for this. So please ask ${who} to write to us.`,
    greeting: 'Dear ',
  },
  es: {
    template: SPANISH_LETTERS,
    dictionary: SPANISH_DICTIONARY,
    date: fecha,
    list: (items) => lista(items),
    // the states of requests are those of the list, or none
    state: (code) => stateNameIn('es', code as StateCode),
    forState: 'Para ',
    nothing: 'nada',
    nobody: 'nadie',
    you: 'usted',
    soldTo: 'vendidos o compartidos con',
    disclosedTo: 'revelados a',
    copyLink: (until) =>
      `un enlace en un correo aparte, que se abre una sola vez, hasta el ${until}`,
    some: {
      copyLocked:
        'Si llega por correo electrónico, está protegida con una contraseña que le damos por teléfono',
      withheld: 'Por su seguridad, no se incluyen algunos números.',
      tableShows: /^La tabla muestra [^.\n]{1,200}\. Muestra [^.\n]{1,200}\. /,
      noWait: 'La exclusión de la venta de datos o de la publicidad dirigida no espera a eso',
      checks:
        /\[choose: [^[\]\n]{1,200}\] Antes de actuar, tenemos que confirmar su identidad[^\n]{0,2000}\n{1,9}/,
      inTime:
        /Esta carta llega dentro del plazo que tenemos para responder, que termina el [^.\n]{1,200}\.|Le escribimos antes de que termine el primer plazo, el [^.\n]{1,200}\./,
      refusedDeletion: ', si nos negamos a borrar: ',
      refusedCorrection: ', si nos negamos a corregir datos de salud: ',
      ofLaw: /(?<=^|[.\]] )[^.\n[\]]{0,600}\b[Ll]a ley\b[^.\n[\]]{0,600}\./gm,
      // the marks of gaps are for the owner, in English
      exception: /,? and the exception in the law(?=,)/g,
    },
    parts: {
      needsProof: 'Con lo que tenemos, no podemos confirmar quién es usted.',
      moreTime:
        ' Si hace falta más tiempo, la ley dice que debemos avisarle antes de ese día y decirle por qué.',
      stoppedAlready: 'Usted nos pidió dejar de vender datos o detener la publicidad dirigida',
      copy: 'Recibirá la copia completa de esta forma:',
      receivers: ' Si preguntó quién recibió sus datos, la lista de terceros viene con esta carta.',
      section: ` La sección de la ley sobre esto es ${gapMark('the section that gives this reason: look in the law under exceptions or limits, also for the Spanish text')}.`,
      facts: ` Estos son los hechos de su caso: ${gapMark('the facts of this case, in Spanish')}.`,
      notDeleted: 'estos tipos de sus datos no se borraron:',
      unverified: 'No pudimos confirmar su identidad con lo que tenemos.',
      unfounded: 'Creemos que la solicitud es claramente infundada',
      doneAllTheSame: ` Esto es lo que hicimos de todos modos: ${gapMark('what you did all the same, in Spanish, or “nada”')}.`,
      doneInPart: 'Esta razón no afecta al resto de su solicitud.',
      offersOptOut: 'vendemos o compartimos información personal. ¿Quiere pedir',
      offersAdsOptOut: 'compartimos información personal para anuncios. ¿Quiere pedir',
      summary: 'Abajo hay un resumen de sus datos.',
      othersThere: 'Esta carta es solo sobre usted.',
      toldToCorrect:
        'También dijimos a los proveedores que guardan sus datos para nosotros que los corrijan.',
      toldToDelete: 'También dijimos a nuestros proveedores que borren sus datos',
      toldToStop: 'Avisamos de su exclusión a los proveedores que tienen que saberlo.',
      deletionToo: 'También puede pedirnos que borremos sus datos.',
    },
    delay: /por esta razón: ([^\n]{1,500}?)\.(?=\s|$)/,
    reason: 'La razón es: ',
    receivers: ` Estos terceros, o tipos de terceros, recibieron sus datos: ${gapMark('who received it, or “nobody”, in Spanish')}.`,
    theseReceived: (who) => `Estos terceros, o tipos de terceros, recibieron sus datos: ${who}.`,
    days: (days) =>
      lista(days.map(({ day, asked }, at) => `${at === 0 ? '' : 'el '}${day} (${asked})`)),
    onBehalf: (who) =>
      `Usted nos escribió por ${who}. Lo que esta carta dice de “usted” y de “sus datos” es sobre ${who}.`,
    confirms: 'tenemos que confirmar su identidad, para que nadie más reciba sus datos.',
    alsoMayAct: (who) => ` También comprobamos que usted puede actuar por ${who}.`,
    asksAlone: (who) =>
      `La ley de su estado, como la leemos, no deja que otra persona pida esto. Por eso, pida a ${who} que nos escriba.`,
    greeting: 'Hola, ',
  },
};
