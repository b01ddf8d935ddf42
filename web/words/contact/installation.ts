/** The operator and contact of this installation, as pages show them, from its settings. */
export interface Installation {
  readonly operator: string | undefined;
  readonly contact: Contact | undefined;
}

/** The contact: `text` is what a reader sees, `href` a `mailto:` or `https:` address. */
export interface Contact {
  readonly text: string;
  readonly href: string;
}

export const INSTALLATION_WORDS = {
  runs: (operator: string) => `This site is run by ${operator}.`,
  nobody: 'This installation names nobody who runs it.',
  write: 'Write to',
  noContact:
    'This installation names no contact. If you have an account here, ask the person who gave you its address.',
} as const;
