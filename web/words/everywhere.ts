/** Texts about the laws outside the records, in both languages. */

interface EverywhereWords {
  readonly title: string;
  readonly lede: string;
  readonly what: string;
  /** The question that comes before them, and its answers. */
  readonly site: {
    readonly question: string;
    readonly hint: string;
    readonly yes: string;
    readonly no: string;
    /** What was answered, and the way to the other answer. */
    readonly told: (yes: boolean) => string;
    readonly change: string;
  };
  readonly more: (n: number) => string;
  /** Places with a name that the records do not have. */
  readonly places: Readonly<Record<string, string>>;
}

export const EVERYWHERE_WORDS: Record<'en' | 'es', EverywhereWords> = {
  en: {
    title: 'Other privacy laws that may bind you',
    lede: 'Each line says whom the law binds. Almost none asks for a number of customers. They are pointers: they are in no verdict and no score. We do not list every law.',
    more: (n) => `Laws of states that you did not name: ${n}`,
    what: 'What it asks',
    site: {
      question: 'Do people leave a name, email or phone number on a site or app of yours?',
      hint: 'A contact form, a shop, bookings, a newsletter or a log-in. Some older laws bind every such site.',
      yes: 'Yes',
      no: 'No',
      told: (yes) =>
        yes
          ? 'You said: people leave contact details on your site or app.'
          : 'You said: people leave no contact details on a site or app of yours.',
      change: 'Change this',
    },
    places: {},
  },
  es: {
    title: 'Otras leyes de privacidad que pueden obligar a su empresa',
    lede: 'Cada línea dice a quién obliga la ley. Casi ninguna depende del número de clientes. Son solo indicaciones: no cambian el resultado. No están aquí todas las leyes.',
    more: (n) => `Leyes de estados que usted no nombró: ${n}`,
    what: 'Qué pide',
    site: {
      question:
        '¿La gente deja su nombre, correo o teléfono en algún sitio o aplicación de su empresa?',
      hint: 'Un formulario de contacto, una tienda, reservas, un boletín o una cuenta. Algunas leyes anteriores obligan a todos esos sitios.',
      yes: 'Sí',
      no: 'No',
      told: (yes) =>
        yes
          ? 'Usted dijo: la gente deja datos de contacto en su sitio o aplicación.'
          : 'Usted dijo: la gente no deja datos de contacto en ningún sitio ni aplicación de su empresa.',
      change: 'Cambiar esto',
    },
    places: {
      'United States': 'Estados Unidos',
      'All 50 states and DC': 'Los 50 estados y Washington, D. C.',
      'Six states': 'Seis estados',
      'New York': 'Nueva York',
    },
  },
};
