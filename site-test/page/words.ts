/** The words of controls, in English and Spanish, as patterns on what a person reads. */

const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'i');

/** What a banner or a layer of choices speaks of. */
export const CONSENT_TOPIC = any(
  'cookie',
  'consent',
  'privacy',
  'track(ing|ers)',
  'personal (data|information)',
  'galletas',
  'privacidad',
  'consentimiento',
  'datos personales',
  'rastre',
);

export const REFUSE = any(
  String.raw`^(reject|decline|deny|refuse|disagree|disallow|disable|block)\b`,
  String.raw`\b(reject|decline|deny|refuse|disable|block) (all|non|optional|additional|cookies|tracking|everything)`,
  String.raw`\b(do not|don.t|not) (accept|agree|allow|consent|track)`,
  String.raw`^no,? thank`,
  String.raw`^no$`,
  String.raw`without (accepting|consent|agreeing|tracking)`,
  String.raw`\b(only|just)( the| use)?( strictly)? (necessary|essential|required)`,
  String.raw`\b(necessary|essential|required)( cookies)? only\b`,
  String.raw`\baccept (necessary|essential|required)`,
  String.raw`^opt[ -]?out`,
  String.raw`\brechaz|^deneg|\bno (acepto|aceptar|permitir)|sin aceptar|^no,? gracias`,
  String.raw`\b(s[oó]lo|solamente|[uú]nicamente)( las?| cookies)? (estrictamente )?(necesari|esencial|imprescindible)`,
  String.raw`(necesarias|esenciales|imprescindibles) (solamente|[uú]nicamente)`,
);

export const ACCEPT = any(
  String.raw`\b(accept|allow|agree|enable)\b`,
  String.raw`^(got it|ok(ay)?|i understand|understood|yes|sure|continue|consent|i consent)\b`,
  String.raw`^(aceptar|acepto|permitir|de acuerdo|entendido|vale|s[ií]|continuar|consentir)\b`,
);

export const SETTINGS = any(
  String.raw`\b(settings|preferences|options|customi[sz]e|manage|choices|choose|let me|details|purposes|more (info|options))\b`,
  String.raw`\b(configura|preferencias|opciones|ajustes|gestionar|administrar|personalizar|elegir)`,
);

export const SAVE = any(
  String.raw`\b(save|confirm|apply|submit|update|done|finish)\b`,
  String.raw`\b(accept|allow) (the )?(selected|selection|my (choices|selection))`,
  String.raw`\b(guardar|confirmar|aplicar|enviar|aceptar (la )?selecci)`,
);

export const CLOSE = any(
  String.raw`^[×✕✖✗xX]$`,
  String.raw`^(close|dismiss|cerrar)\b`,
  String.raw`\bclose (banner|dialog|this)`,
);

/** Words of switches that nobody may turn off. */
export const NECESSARY = any(
  String.raw`\b(strictly )?(necessary|essential|required|functional(ity)? only|always (active|on))\b`,
  String.raw`\b(necesari|esencial|imprescindible|siempre activ)`,
);

/** Links and buttons with which a person opts out of sale, sharing and advertising; the plainest first. */
export const OPT_OUT: readonly RegExp[] = [
  any(String.raw`\b(do not|don.t) (sell|share)`, String.raw`\bno (vendan?|vender|compart)`),
  any(
    String.raw`\b(your|my) (california |us |state |data )?privacy (choices|rights choices)\b`,
    String.raw`\b(sus|tus|mis) (opciones|elecciones) de privacidad`,
  ),
  any(
    String.raw`\bopt[ -]?out\b.*\b(sale|sell|shar|advertis|target|track|data)`,
    String.raw`^opt[ -]?out\b`,
    String.raw`\b(excluirse|exclu[ií]rme|optar por no|darse de baja) .*(venta|public|dat)`,
  ),
  any(
    String.raw`\bprivacy (choices|preferences|options|settings)\b`,
    String.raw`\bad(vertising)? (choices|preferences)\b`,
    String.raw`\b(opciones|preferencias) de (privacidad|publicidad)`,
  ),
];

export const LIMIT = any(
  String.raw`\blimit (the )?(use|disclosure)`,
  String.raw`\blimit\b.*\bsensitive`,
  String.raw`\blimit(ar|e) (el )?uso`,
);

export const NOTICE = any(
  String.raw`\bprivacy (policy|notice|statement)\b`,
  String.raw`^privacy$`,
  String.raw`\b(pol[ií]tica|aviso|declaraci[oó]n) de privacidad\b`,
  String.raw`^privacidad$`,
);

/** Whether words open an account's door. */
export const SIGN_IN = any(
  String.raw`\b(sign|log)[ -]?in\b`,
  String.raw`\b(iniciar sesi[oó]n|inicia sesi[oó]n|acceder a (tu|su) cuenta)`,
);

/** What turns on where it says so: "opt me out". Other switches of an opt-out page turn off. */
export const MEANS_OUT = any(
  String.raw`\bopt[ -]?(me )?out\b`,
  String.raw`\b(do not|don.t|stop|no longer) (sell|share|use|track|process|target)`,
  String.raw`\b(excluir|no (vendan?|vender|compart))`,
);

/** Switches that an opt-out is about. */
export const MEANS_TRACKING = any(
  String.raw`\b(advertis|marketing|target|sale|sell|shar|personali[sz]|analytic|performance|statistic|social|track|profil|third)`,
  String.raw`\b(publicidad|publicitari|mercadeo|venta|compart|anal[ií]tic|estad[ií]stic|rastre|terceros|perfil)`,
);

/** Fields that ask who somebody is. */
export const PERSONAL_FIELD = any(
  'e-?mail',
  'correo',
  String.raw`\b(first|last|full|given|family|sur|your|legal)[ _-]?name\b`,
  String.raw`\b(fname|lname|nombre|apellido)`,
  String.raw`(^|\s)name(\s|$)`,
  String.raw`phone|\btel\b|tel[eé]fono|mobile|celular`,
  String.raw`address|street|direcci[oó]n`,
  String.raw`\b(zip|postal|c[oó]digo postal)`,
  String.raw`birth|nacimiento|\bdob\b`,
  String.raw`\b(ssn|passport|licen[cs]e|account number|customer (id|number)|order number)\b`,
);

/** What a control is for a visitor's choice. Refusal is read first: "accept necessary only" refuses. */
export type ChoiceKind = 'refuse' | 'save' | 'settings' | 'close' | 'accept';

/** What a control of a banner does, by its words. */
export function choiceOf(words: string): ChoiceKind | undefined {
  if (words.length > 70) return undefined;
  if (CLOSE.test(words)) return 'close';
  if (REFUSE.test(words)) return 'refuse';
  if (SAVE.test(words)) return 'save';
  if (ACCEPT.test(words)) return 'accept';
  if (SETTINGS.test(words)) return 'settings';
  return undefined;
}

/** How plainly words offer the opt-out: 0 is plainest; undefined where they do not. */
export function optOutRank(words: string): number | undefined {
  const rank = words.length > 90 ? -1 : OPT_OUT.findIndex((pattern) => pattern.test(words));
  return rank < 0 ? undefined : rank;
}
