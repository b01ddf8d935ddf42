const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as text in HTML and XML, within elements and quoted attributes alike. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
