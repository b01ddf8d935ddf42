/** Random tokens for cookies and links. Only their hash is ever stored. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text that needs no escaping in URLs and cookies. */
export const newToken = () => randomBytes(32).toString('base64url');
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');
