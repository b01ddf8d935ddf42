/** An id for an entry of the owner's own. */
export const newId = (): string =>
  `own-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join('')}`;
