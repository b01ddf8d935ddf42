/** Puts our own function around one of the browser's. */

// oxlint-disable-next-line typescript/no-explicit-any -- a call of the browser takes what it takes
export type Call = (this: any, ...given: any[]) => unknown;

/** Around calls of these names; what a browser does not have stays so. */
export function around(owner: object, names: string, make: (call: Call) => Call): void {
  const calls = owner as Record<string, Call | undefined>;
  for (const name of names.split(' ')) {
    const call = calls[name];
    if (call) calls[name] = make(call);
  }
}

/** Around the setter of a property. */
export function aroundSetter(
  owner: object,
  name: string,
  make: (set: Call) => (this: Element, value: unknown) => void,
): void {
  const known = Object.getOwnPropertyDescriptor(owner, name);
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the element
  const set: Call | undefined = known?.set;
  if (set) Object.defineProperty(owner, name, { ...known, set: make(set) });
}
