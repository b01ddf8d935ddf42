/** What of parameters is kept: their names, a few values, and whether one of them identifies somebody. */

/** Values that say how a vendor may use the data, which event it is, or what was consented to. */
export const KEPT_VALUES: ReadonlySet<string> = new Set(
  'dpo dpoco dpost rdp npa gcs gcd pscdl dma us_privacy usp gpp gpp_sid gdpr gdpr_consent ev en t ea event ldu ns'.split(
    ' ',
  ),
);

const MOST_NAMES = 60;
const KEPT_LENGTH = 200;

/** Milliseconds or seconds since 1970 in this century: a time, and no person. */
const isTime = (text: string): boolean =>
  /^1[5-9]\d{8}(\d{3}){0,2}$|^2[0-4]\d{8}(\d{3}){0,2}$/.test(text);

function looksRandom(part: string): boolean {
  if (part.length <= 8 || !/^[\w-]+={0,2}$/.test(part) || isTime(part)) return false;
  if (/^\d+$/.test(part)) return true;
  const digits = part.replaceAll(/\D/g, '').length;
  const isHex = /^[0-9a-f-]{12,}$/i.test(part) && digits >= 2;
  const mixesCases = /[a-z][A-Z].*[a-z][A-Z]|[A-Z]{2}[a-z]/.test(part) && part.length >= 16;
  return isHex || (digits >= 3 && /[a-z]/i.test(part)) || (digits > 0 && mixesCases);
}

/** Whether a value may stand for one person or browser: longer than eight signs and random in look. */
export const mayIdentify = (value: string): boolean =>
  value.length > 8 && !/[/\s]/.test(value) && value.split(/[.|~:,;]/).some(looksRandom);

/** Fields of a body: a form, several parts, or JSON, where nested names are joined with dots. */
export function fieldsOfBody(body: string): [string, string][] {
  const trimmed = body.trim();
  if (/^[[{]/.test(trimmed)) return fieldsOfJson(trimmed);
  const parts = [...trimmed.matchAll(/name="([^"]{1,80})"\r?\n\r?\n([^\r\n]*)/g)];
  if (parts.length > 0) return parts.map(([, name = '', value = '']) => [name, value]);
  return trimmed
    .split(/\r?\n/)
    .flatMap((line) => (/^[\w.[\]%-]{1,80}=/.test(line) ? [...new URLSearchParams(line)] : []));
}

function fieldsOfJson(body: string): [string, string][] {
  const fields: [string, string][] = [];
  const walk = (value: unknown, name: string, depth: number): void => {
    if (fields.length >= MOST_NAMES || depth > 6) return;
    if (typeof value !== 'object' || value === null) fields.push([name, String(value)]);
    else if (Array.isArray(value)) for (const each of value) walk(each, name, depth + 1);
    else
      for (const [key, inner] of Object.entries(value))
        walk(inner, name ? `${name}.${key}` : key, depth + 1);
  };
  try {
    walk(JSON.parse(body), '', 0);
  } catch {
    return [];
  }
  return fields.filter(([name]) => name !== '');
}

export interface KeptParameters {
  readonly parameters: readonly string[];
  readonly kept: Readonly<Record<string, string>>;
  readonly hasIdentifier: boolean;
}

/** What is kept of an address's parameters and a body. */
export function keptOf(
  url: URL,
  body: string | undefined,
  keep: ReadonlySet<string> = KEPT_VALUES,
): KeptParameters {
  const fields = [...url.searchParams, ...(body === undefined ? [] : fieldsOfBody(body))];
  const names = [...new Set(fields.map(([name]) => name.slice(0, 80)))].slice(0, MOST_NAMES);
  const kept = Object.fromEntries(
    fields
      .filter(([name]) => keep.has(name))
      .map(([name, value]) => [name, value.slice(0, KEPT_LENGTH)]),
  );
  const hasIdentifier = fields.some(([name, value]) => !keep.has(name) && mayIdentify(value));
  return { parameters: names, kept, hasIdentifier };
}
