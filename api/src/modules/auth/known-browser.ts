import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seal } from '../../lib/seal.ts';

const COOKIE = 'firn_known_browser';
const YEAR_S = 365 * 86_400;
/** Of a family's computer; the one that was not used for longest is forgotten. */
const MOST_ACCOUNTS = 5;

interface Known {
  /** The browser's own id, by which its failures are counted. */
  readonly id: string;
  /** E-mails, the last one to log in first. */
  readonly accounts: readonly string[];
}

/**
 * Remembers in a cookie which accounts have logged in with this browser, so that guesses of others, from elsewhere or
 * from the same network, do not keep their owners out (docs/domain/accounts.md#login-limit), and no mail tells of a new
 * device. It opens nothing: a password is needed all the same.
 */
export function knownBrowsers(seal: Seal, secure: boolean) {
  function open({ cookies }: FastifyRequest): Known | null {
    try {
      return JSON.parse(seal.open(cookies[COOKIE] ?? ''));
    } catch {
      return null;
    }
  }
  /** A login asks three times. */
  const opened = new WeakMap<FastifyRequest, Known | null>();
  function read(request: FastifyRequest): Known | null {
    const known = opened.get(request);
    if (known !== undefined) return known;
    const fresh = open(request);
    opened.set(request, fresh);
    return fresh;
  }
  return {
    /** Null unless the account has logged in with it. */
    idOf(request: FastifyRequest, account: string): string | null {
      const known = read(request);
      return known?.accounts.includes(account) ? known.id : null;
    },
    remember(request: FastifyRequest, reply: FastifyReply, account: string): void {
      const { id = randomUUID(), accounts = [] } = read(request) ?? {};
      const others = accounts.filter((each) => each !== account);
      // The id stays: with another one, what was tried for the other accounts would be forgotten.
      const known: Known = { id, accounts: [account, ...others].slice(0, MOST_ACCOUNTS) };
      const options = { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_S } as const;
      reply.setCookie(COOKIE, seal.close(JSON.stringify(known)), options);
    },
  };
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;
