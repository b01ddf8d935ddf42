/** The list of all calls as an HTML page, generated from the contract. */
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { PROBLEMS } from '#contract/problems.ts';
import { escapeHtml } from '#text/escape.ts';

export const REFERENCE_STYLE = `
:root { color-scheme: light dark; }
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; font-size: 1.25rem; }
code { font-family: ui-monospace, monospace; }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem; }
a { text-underline-offset: .2em; }
`;

const WHO: Readonly<Record<Access, string>> = {
  open: 'Anyone',
  owner: "The signed-in owner. Other owners' data returns 404.",
};

/**
 * The whole page. It has no script, and its style sheet is a separate file, because the content
 * security policy allows no inline code.
 */
export function referencePage(endpoints: readonly Endpoint[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API - Statewise</title>
<link rel="stylesheet" href="/api/reference.css">
</head>
<body>
<main>
<h1>API</h1>
<p>Every call that the pages of Statewise make. Send and read JSON. <a href="/api/openapi.json">OpenAPI 3.1 description</a>. <a href="/">Statewise home</a>.</p>
<p>Calls for owners need the session cookie that signing in sets. A failed call answers with a message, a code, and where it helps a message for each field.</p>
${endpoints.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function section({ name, method, path, summary, access, status, problems }: Endpoint): string {
  const codes = problems
    .map(
      (code) =>
        `<li><code>${code}</code> (${PROBLEMS[code][0]}): ${escapeHtml(PROBLEMS[code][1])}</li>`,
    )
    .join('');
  return `<section>
<h2 id="${name}"><code>${method} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}.</p>
<dl><dt>Who</dt><dd>${WHO[access]}</dd><dt>Success</dt><dd>${status}</dd>${codes && `<dt>Problems</dt><dd><ul>${codes}</ul></dd>`}</dl>
</section>`;
}
