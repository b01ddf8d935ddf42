import { compile } from '@fastify/proxy-addr';

/** Whether `TRUSTED_PROXY` names only addresses and ranges that can be read. */
export function namesProxies(list: readonly string[]): boolean {
  try {
    compile([...list]);
    return true;
  } catch {
    return false;
  }
}
