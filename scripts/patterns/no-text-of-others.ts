/** Expressions whose steps may grow faster than their text, each with the reason why no text of others meets it. */
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
