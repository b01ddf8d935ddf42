/** Recovery codes: letters and digits that are not mistaken for each other, each good once. */
import { randomInt } from 'node:crypto';
import { tokenHash } from '#server/base/directory/secret-tokens.ts';

const CHARACTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const CODES = 10;
/** More than 112 random bits, so that a fast hash without salt is enough to store one. */
const LENGTH = 24;

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
const newCode = () =>
  Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** Ten new codes in groups of four. */
export const newCodes = (): string[] =>
  Array.from({ length: CODES }, () => newCode().replaceAll(/(.{4})(?=.)/g, '$1-'));

/** Whether a text may be a recovery code, and no code of an app. */
export const looksLikeRecoveryCode = (text: string) => plain(text).length === LENGTH;

/** The hash by which a code is stored, however its owner types it. */
export const codeHash = (code: string) => tokenHash(plain(code));
