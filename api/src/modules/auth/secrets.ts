import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { newToken } from '../../lib/new-token.ts';

export { newToken };

/** What is stored of a token. It has full entropy, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * argon2id (RFC 9106) with 19 MiB and 6 passes: OWASP asks for 2 at least, which take 6 ms of a core of today
 * (docs/reference/login.md). More memory would be the API's, too.
 */
const ARGON2 = { memoryCost: 19_456, timeCost: 6, parallelism: 1 } as const;
const PARAMETERS = `$argon2id$v=19$m=${ARGON2.memoryCost},t=${ARGON2.timeCost},p=${ARGON2.parallelism}$`;

let last: Promise<unknown> = Promise.resolve();

/** One at a time: two hundred logins at once would take every processor from the visitors for seconds. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, ARGON2));

/** Checked instead of an unknown account's password, so that both answers take equally long. */
const decoy = hashPassword(newToken());

export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await decoy);
  return (await inTurn(() => verify(against, password))) && passwordHash !== null;
}

/** Whether a hash was made with other parameters than those of today. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(PARAMETERS);
