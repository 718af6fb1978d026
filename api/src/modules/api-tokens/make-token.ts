import { API_TOKEN_DAYS, type ApiTokenScope, addDays, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { type Actor, authorIdOf } from '../../lib/principal.ts';
import { recordAudit } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { partnerWithoutOcto, tooManyTokens, unknownPartner, wrongEnd } from './api-tokens.errors.ts';
import { listApiTokens } from './api-tokens.read-model.ts';
import { findPartnerCode, keepApiToken, removeApiToken } from './api-tokens.repository.ts';

/** Most tokens that there may be: more than a company has programs. */
const MOST_TOKENS = 50;
const DAY_MS = 86_400_000;

export interface NewToken {
  readonly title: string;
  readonly scopes: readonly ApiTokenScope[];
  /** Names the partner whose guests a reseller brings; null for nobody's. */
  readonly partnerId: string | null;
  /** 90 days later unless somebody says when. */
  readonly expiresAt?: Date;
}

interface Occasion {
  /** Null for an operator. */
  readonly actor: Actor | null;
  readonly at: Date;
}

/** The entry of a token in the audit: it has the title, and never the secret. */
const entryOf = (what: 'create' | 'remove', id: string, title: string) => ({
  action: `api_token.${what}`,
  entity: 'api_token',
  entityId: id,
  label: title,
});

function endOf(expiresAt: Date | undefined, at: Date): Date {
  const end = expiresAt ?? new Date(at.getTime() + API_TOKEN_DAYS.usual * DAY_MS);
  if (end <= at || zurichDate(end) > addDays(zurichDate(at), API_TOKEN_DAYS.most)) throw wrongEnd();
  return end;
}

async function codeOf(tx: Tx, partnerId: string): Promise<string> {
  const code = await findPartnerCode(tx, partnerId);
  if (code === null) throw unknownPartner();
  return code;
}

/**
 * Makes a token for a program; only what this returns tells it (docs/domain/api-tokens.md#making).
 * @throws 422 for an end that is over or more than a year away, and a partner that is none or has nothing to sell; 409 where there are fifty.
 */
export async function makeApiToken(
  tx: Tx,
  { title: given, scopes, partnerId, expiresAt }: NewToken,
  { actor, at }: Occasion,
): Promise<{ readonly id: string; readonly token: string }> {
  const end = endOf(expiresAt, at);
  const title = given.trim();
  if (partnerId !== null && !scopes.includes('octo')) throw partnerWithoutOcto();
  await takeTurns(tx, 'api tokens');
  if ((await listApiTokens(tx, at)).length >= MOST_TOKENS) throw tooManyTokens();
  const partner = partnerId === null ? null : await codeOf(tx, partnerId);
  const token = `firn_${newToken()}`;
  const id = await keepApiToken(tx, {
    tokenHash: hashToken(token),
    title,
    scopes: [...scopes],
    partnerId,
    createdById: authorIdOf(actor),
    createdAt: at,
    expiresAt: end,
  });
  const diff = {
    scopes: { from: null, to: scopes },
    ...(partner !== null && { partner: { from: null, to: partner } }),
    expiresAt: { from: null, to: end.toISOString() },
  };
  await recordAudit(tx, { actor, ...entryOf('create', id, title), diff, at });
  return { id, token };
}

/** Ends a token at once; false where there is none. */
export async function revokeApiToken(tx: Tx, id: string, { actor, at }: Occasion): Promise<boolean> {
  const title = await removeApiToken(tx, id);
  if (title === null) return false;
  await recordAudit(tx, { actor, ...entryOf('remove', id, title), at });
  return true;
}
