/**
 * Expressions whose steps may grow faster than their text, each with the reason why no text of
 * others meets it.
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  [String.raw`\b(?:laws?|acts?|rules?|court|COPPA|California|Colorado|Nevada)\b[^.]*\b(?:ask|say|forbid|give|let|allow|mean|count|leave|has|have|take|need|call|own|make|order)s?\b|\b(?:must|may not|ha(?:s|ve) to)\b`]:
    'reads the sentences of our own templates, in a command',
  [String.raw`(?<=\d)\(.*$`]: 'reads the sections of our own records, in a command',
  [String.raw`<header class="bar"[^]*?<\/header>`]: 'cuts our own drawn page, at the start',
  [String.raw`<header[^]*<\/header>`]: 'cuts our own drawn page, at the build',
  [String.raw`<link rel="modulepreload"[^>]*>`]: 'reads our own drawn page, at the build',
  [String.raw`<script type="module"[^>]*><\/script>`]: 'reads our own drawn page, at the build',
  [String.raw`<svg[^>]*>([\s\S]*)<\/svg>`]: 'reads our own drawing, at the build',
  [String.raw`<svg[\s\S]*<\/svg>`]: 'cuts the code that we drew of our own address',
  [String.raw` \(.*\)$`]: 'cuts the name of a law from our own record, at the build',
  [String.raw`^(.{1,60}?)(?:[.:]|,(?! \d)) (.+)$`]: 'splits figures of our own records',
};

/**
 * Files that build expressions and are not looked at for them, each with the reason why no text of
 * others meets those.
 */
export const BUILT_FOR_OURSELVES: Readonly<Record<string, string>> = {
  'documents/source/check-template.ts': 'reads our own templates',
  'documents/source/sentence-kinds.ts': 'reads the sentences of our own templates',
  'documents/source/sentences.ts': 'reads the sentences of our own templates',
  'law/checks/counting-words.ts': 'reads our own records, in a command',
  'law/checks/figures-in.ts': 'reads our own records, in a command',
  'law/checks/ids-of-their-state.ts': 'reads our own records, in a command',
  'law/checks/plain-of-ids.ts': 'reads our own records, in a command',
  'reference/schema-site-signs.ts':
    'only builds what the book of signs holds, which is looked at by itself',
  'server/subjects/feeds/routes.ts': 'a token of a fixed length, and an ending',
  'server/subjects/pages/routes.ts':
    'addresses of our own calls, one part between two slashes for each name in them',
  'text/by-english.ts': 'our own texts; a part that changes has a limit, and a full stop behind it',
  'site-test/page/look-around.ts': 'builds again, in the tested page, what words.ts built',
};
