/**
 * Texts for reporting a mistake: the line on the page, and the beginning of the mail. They are in
 * the HTML with the contact, so that no script contains them.
 */
import type { Contact } from './installation.ts';

interface ReportWords {
  readonly ask: string;
  /** Labels of the data that is sent along. */
  readonly state: string;
  readonly subject: string;
  readonly page: string;
}

/** The same, with the contact. */
export interface ReportWay extends ReportWords {
  /** The text before the link; without a contact the whole sentence. */
  readonly lead: string;
  /** The text of the link. */
  readonly text?: string;
  /** The address of the link; for a mail, the data is added at its end. */
  readonly href?: string;
  /** The text before the data to copy, if the contact is a page with a form. */
  readonly copy?: string;
  /** The version of the law data from which the page was built. */
  readonly lawData: string;
}

/** The data of every page, and a Spanish version for Spanish pages. */
export interface ContactPoint {
  readonly en: ReportWay;
  readonly es?: ReportWay;
  /** Name of the guide's state. */
  readonly guideOf?: string;
}

const ENGLISH = {
  ask: 'Is something wrong here?',
  mail: 'Write to',
  site: 'Tell us at',
  none: 'This installation names no contact.',
  copy: 'Add to your message',
  title: 'Something is wrong',
  letter: 'What is wrong, what should it say, and which section says so?',
  state: 'State',
  subject: 'About',
  page: 'Page',
  lawData: 'Law data',
};

const SPANISH: typeof ENGLISH = {
  ask: '¿Hay algo mal aquí?',
  mail: 'Escriba a',
  site: 'Díganoslo en',
  none: 'Esta instalación no indica ningún contacto.',
  copy: 'Añada a su mensaje',
  title: 'Hay algo mal',
  letter: '¿Qué está mal, qué debería decir y qué artículo lo dice?',
  state: 'Estado',
  subject: 'Sobre',
  page: 'Página',
  lawData: 'Datos de las leyes',
};

/** The texts in one language. `lawData`: the version of the law data. */
export function reportWay(
  language: 'en' | 'es',
  contact: Contact | undefined,
  lawData: string,
): ReportWay {
  const words = language === 'es' ? SPANISH : ENGLISH;
  const { ask, state, subject, page } = words;
  const parts = { ask, state, subject, page, lawData: `${words.lawData}: ${lawData}` };
  if (!contact) return { ...parts, lead: words.none };
  const { text, href } = contact;
  if (!href.startsWith('mailto:'))
    return { ...parts, lead: words.site, text, href, copy: words.copy };
  const [title, letter] = [`Statewise: ${words.title}`, `${words.letter}\r\n\r\n\r\n\r\n`].map(
    (each) => encodeURIComponent(each),
  );
  return { ...parts, lead: words.mail, text, href: `${href}?subject=${title}&body=${letter}` };
}
