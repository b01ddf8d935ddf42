/** The address of the page that opens a copy, beside the other pages of a request. */
export const copyPath = (token: string, language: 'en' | 'es') =>
  `${language === 'es' ? '/es' : ''}/r/d/${token}`;
