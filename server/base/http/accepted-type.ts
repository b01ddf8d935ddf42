/** Which form of a page a client prefers. */

/** How much an Accept header wants a type, from 0 to 1; only where it names the type itself. */
function wanted(accept: string, type: string): number {
  for (const part of accept.split(',')) {
    const [name = '', ...rest] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name !== type) continue;
    const quality = rest.find((piece) => piece.startsWith('q='))?.slice(2);
    return quality === undefined ? 1 : Number(quality) || 0;
  }
  return 0;
}

/** Whether Markdown is asked for by name, and HTML not more. Browsers never do. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes('markdown')) return false;
  const markdown = wanted(accept, 'text/markdown');
  return markdown > 0 && markdown >= wanted(accept, 'text/html');
}
