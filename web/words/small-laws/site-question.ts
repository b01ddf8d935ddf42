/** The question whether people leave contact details on a site, in both languages. */
interface SiteWords {
  readonly question: string;
  readonly hint: string;
  readonly yes: string;
  readonly no: string;
  /** What was answered, and the way to the other answer. */
  readonly told: (yes: boolean) => string;
  readonly change: string;
}

export const SITE_WORDS: Record<'en' | 'es', SiteWords> = {
  en: {
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
  es: {
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
};
