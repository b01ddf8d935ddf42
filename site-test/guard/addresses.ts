/** Which addresses a test may reach: public ones, whatever they are wrapped in. */
import ipaddr from 'ipaddr.js';

/** Public by their range, yet answered by the machine's own cloud: Azure's host agent. */
const CLOUD_AGENTS = new Set(['168.63.129.16']);

const isPublicV4 = (address: ipaddr.IPv4): boolean =>
  address.range() === 'unicast' && !CLOUD_AGENTS.has(address.toString());

const v4At = (bytes: readonly number[], at: number, mask = 0): ipaddr.IPv4 =>
  new ipaddr.IPv4(bytes.slice(at, at + 4).map((byte) => byte ^ mask));

/** IPv4 addresses that an IPv6 address stands for; undefined where it stands for itself. */
function wrapped(address: ipaddr.IPv6): ipaddr.IPv4[] | undefined {
  const bytes = address.toByteArray();
  const range = address.range();
  if (range === 'ipv4Mapped' || range === 'rfc6145' || range === 'rfc6052')
    return [v4At(bytes, 12)];
  if (range === '6to4') return [v4At(bytes, 2)];
  if (range === 'teredo') return [v4At(bytes, 4), v4At(bytes, 12, 0xff)];
  return undefined;
}

function isPublicV6(address: ipaddr.IPv6): boolean {
  if (address.zoneId) return false;
  const inside = wrapped(address);
  if (inside) return inside.every(isPublicV4);
  // 2000::/3 is all that is given out; the rest of the range "unicast" holds old forms such as
  // ::127.0.0.1
  return address.range() === 'unicast' && ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/** Whether an address may be reached. What cannot be read as an address may not. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.parse(text);
  return address instanceof ipaddr.IPv4 ? isPublicV4(address) : isPublicV6(address);
}
