/** Which hosts are the site's own, and how hosts are compared. */

/**
 * Names below which strangers register theirs: two labels are no owner there. The guard's own
 * look-up knows them all.
 */
const SHARED =
  /^(?:(?:co|com|org|net|gov|edu|ac)\.[a-z]{2}|(?:myshopify|wixsite|wordpress|blogspot|squarespace|webflow|netlify|vercel|herokuapp|weebly|godaddysites|square|pages|web|github|gitlab|azurewebsites|cloudfront|amazonaws|onrender|fly|ngrok)\.(?:com|io|app|dev|net|site))$/;

const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[?[0-9a-f:]+\]?)$/i;

/** The name that an owner registered, by the last labels of a host. */
export function registeredName(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (ADDRESS.test(name)) return name;
  const labels = name.split('.');
  const two = labels.slice(-2).join('.');
  return SHARED.test(two) ? labels.slice(-3).join('.') : two;
}

/** What a company's name ends in, country by country; other endings are anybody's. */
const COUNTRY = /^(?:com|[a-z]{2}|com?\.[a-z]{2})$/;

/**
 * Whether a host fits a sign's host: `.x.com` is the name and everything below it, `www.x.*` the
 * host in each country.
 */
export function fitsHost(host: string, wanted: string): boolean {
  if (wanted.endsWith('.*')) {
    const start = wanted.slice(0, -1);
    return host.startsWith(start) && COUNTRY.test(host.slice(start.length));
  }
  return wanted.startsWith('.')
    ? host === wanted.slice(1) || host.endsWith(wanted)
    : host === wanted;
}

/** Names of folders that hold a site's own work. */
const OWN_WORK =
  /^(?:api|app|assets|static|public|cdn|js|css|img|images|media|files|wp-json|wp-content|wp-includes|wp-admin|cart|checkout|account|graphql|_next|build|dist)$/i;

/** `/px/` of `/px/tr`: the first folder, where the site's own work is not likely to lie in it. */
export function strangeFolder(path: string): string | undefined {
  const [, first = '', ...rest] = path.split('/');
  return rest.length === 0 || first === '' || OWN_WORK.test(first) ? undefined : `/${first}/`;
}

/** The host of an address; empty where it is not one. */
export function hostOf(url: string): string {
  try {
    return new URL(url).hostname.toLowerCase();
  } catch {
    return '';
  }
}
