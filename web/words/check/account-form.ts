/** The account that is opened under a result, in both languages. */

interface AccountFormWords {
  readonly title: string;
  readonly lede: string;
  /** Where no law binds, may bind or starts. */
  readonly ledeNothing: string;
  readonly name: string;
  readonly businessName: string;
  readonly email: string;
  readonly password: string;
  readonly passwordHint: string;
  readonly show: string;
  readonly open: string;
  readonly opening: string;
  readonly have: string;
  readonly signIn: string;
  readonly privacy: string;
  readonly privacyLink: string;
  readonly problem: string;
  readonly failed: string;
  /** What is said at a field, by its name; English has the words of the schema. */
  readonly faults: Readonly<Record<string, string>>;
  /** What the server refuses, by the code of the problem; English has the server's words. */
  readonly refusals: Readonly<Record<string, string>> | null;
}

export const NAME_FAULT = 'Enter your first and last name';

const EN: AccountFormWords = {
  title: 'Keep this result',
  lede: 'It is free. Your answers come along, and you see what to do by when.',
  ledeNothing: 'It is free. Your answers come along, and you see when to look again.',
  name: 'Your name',
  businessName: 'Business name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  show: 'Show password',
  open: 'Save to an account',
  opening: 'Creating account...',
  have: 'Have one already?',
  signIn: 'Sign in to save it there',
  privacy: 'No trackers, no sale. You can delete it all.',
  privacyLink: 'Our privacy notice',
  problem: 'There is a problem',
  failed: 'Something went wrong. Please try again.',
  faults: {},
  refusals: null,
};

const ES: AccountFormWords = {
  title: 'Guarde este resultado',
  lede: 'Es gratis. Sus respuestas pasan a la cuenta, y ve qué hacer y para cuándo. La cuenta está en inglés.',
  ledeNothing:
    'Es gratis. Sus respuestas pasan a la cuenta, y ve cuándo volver a mirar. La cuenta está en inglés.',
  name: 'Su nombre y apellido',
  businessName: 'Nombre de la empresa',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres.',
  show: 'Mostrar la contraseña',
  open: 'Guardar en una cuenta',
  opening: 'Abriendo la cuenta...',
  have: '¿Ya tiene una?',
  signIn: 'Inicie sesión para guardarlo allí',
  privacy: 'Sin rastreadores ni venta de datos. Puede borrarlo todo.',
  privacyLink: 'Nuestro aviso de privacidad (en inglés)',
  problem: 'Hay un problema',
  failed: 'Algo salió mal. Inténtelo de nuevo.',
  faults: {
    name: 'Escriba su nombre y su apellido',
    businessName: 'Escriba el nombre de la empresa',
    email: 'Escriba un correo válido',
    password: 'Elija una contraseña de al menos 8 caracteres que nadie adivine',
  },
  refusals: {
    'email-taken': 'Ya hay una cuenta con este correo. Inicie sesión.',
    'too-many-tries': 'Demasiados intentos. Espere unos minutos.',
    'registration-closed': 'Quienes administran este sitio abren las cuentas. Pídales una a ellos.',
  },
};

export const ACCOUNT_FORM_WORDS = { en: EN, es: ES } as const;
