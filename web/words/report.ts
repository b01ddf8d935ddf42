/**
 * How a reader tells that something is wrong: the line on the page, and the mail that it begins. The words travel in the
 * HTML beside the contact, so that no script carries them.
 */
import type { Contact } from './installation.ts';

interface ReportWords {
  readonly ask: string;
  /** Names of what goes along. */
  readonly state: string;
  readonly subject: string;
  readonly page: string;
}

/** The same, with where to write. */
export interface ReportWay extends ReportWords {
  /** Before the link; without a contact the whole sentence. */
  readonly lead: string;
  /** What a reader sees of the contact. */
  readonly text?: string;
  /** Where it leads; what goes along is added to the end of a mail. */
  readonly href?: string;
  /** Before what is to be copied, where the contact is a page: its form may ask for anything. */
  readonly copy?: string;
  /** Which law data the page was made from. */
  readonly lawData: string;
}

/** What every page knows; Spanish goes along where the page is in Spanish. */
export interface ContactPoint {
  readonly en: ReportWay;
  readonly es?: ReportWay;
  /** Name of the state whose guide the page is. */
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

/** Where to write in one language. `lawData`: the version of the law data. */
export function reportWay(
  language: 'en' | 'es',
  contact: Contact | undefined,
  lawData: string,
): ReportWay {
  const words = language === 'es' ? SPANISH : ENGLISH;
  const { ask, state, subject, page } = words;
  const told = { ask, state, subject, page, lawData: `${words.lawData}: ${lawData}` };
  if (!contact) return { ...told, lead: words.none };
  const { text, href } = contact;
  if (!href.startsWith('mailto:'))
    return { ...told, lead: words.site, text, href, copy: words.copy };
  const [title, letter] = [`Statewise: ${words.title}`, `${words.letter}\r\n\r\n\r\n\r\n`].map(
    (each) => encodeURIComponent(each),
  );
  return { ...told, lead: words.mail, text, href: `${href}?subject=${title}&body=${letter}` };
}
