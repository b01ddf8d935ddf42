/** Passkeys in the browser. Their library is loaded when one is made or asked for. */
type Library = typeof import('@simplewebauthn/browser');
type Asked<Name extends 'startRegistration' | 'startAuthentication'> = Parameters<
  Library[Name]
>[0]['optionsJSON'];

const library = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys, on the host to which they belong. */
export const hasPasskeys = (host: string | null) =>
  host === window.location.hostname && typeof window.PublicKeyCredential === 'function';

/** The owner closed the browser's own window, or it could not find a passkey. */
export const PASSKEY_FAILED = 'No passkey was used. Try again, or use a code.';

/** Asks the browser to make a passkey. */
export async function makePasskey(options: unknown) {
  const { startRegistration } = await library();
  return plain(startRegistration({ optionsJSON: options as Asked<'startRegistration'> }));
}

/** Asks the browser for a passkey. */
export async function answerPasskey(options: unknown) {
  const { startAuthentication } = await library();
  return plain(startAuthentication({ optionsJSON: options as Asked<'startAuthentication'> }));
}

/** As the contract sends it. */
const plain = async (
  asked: Promise<{ id: string }>,
): Promise<{ [key: string]: unknown; id: string }> => ({
  ...(await asked),
});
