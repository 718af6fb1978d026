import { FIRN } from '../shared/command-line.ts';
import { Refusal } from '../shared/refusal.ts';
import type { CheckedToken } from './ops-tokens.ts';

const made = (remote: string) => `An operator makes one by «${FIRN} token create --remote ${remote}»`;

/** No token came with the request. */
export function tokenMissing(): Refusal {
  const sentence = `This needs a token, and none was sent. ${made('NAME')}; set FIRN_TOKEN to it.`;
  return new Refusal(401, 'token-needed', sentence);
}

/** Why a token that came is of no use, and what comes next. */
export function tokenRefused(checked: Exclude<CheckedToken, { state: 'valid' }>): Refusal {
  if (checked.state === 'unknown') {
    const sentence =
      'What is in FIRN_TOKEN is not a token of this platform. See whether it is whole (firn_…, 61 characters) and ' +
      `whether FIRN_URL is the platform it is for. ${made('NAME')}.`;
    return new Refusal(401, 'token-unknown', sentence);
  }
  const { label, id, remote, expiresAt } = checked.token;
  const name = `The token in FIRN_TOKEN, «${label}» (${id}),`;
  if (checked.state === 'expired') {
    const sentence = `${name} expired on ${expiresAt?.slice(0, 10)}. ${made(remote)}; set FIRN_TOKEN to it.`;
    return new Refusal(401, 'token-expired', sentence);
  }
  const who = `«${FIRN} history» says who did it`;
  const sentence = `${name} was revoked; ${who}. ${made(remote)}; set FIRN_TOKEN to it.`;
  return new Refusal(401, 'token-revoked', sentence);
}
