import { randomInt } from 'node:crypto';

/** Crockford's: no letter looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** `x7k2-9fqm-4hzt-c0wd`: 80 random bits, so that a plain hash is enough. */
export const newRecoveryCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** What is hashed of a code, however it was typed. */
export const bareCode = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
