import { type Static, Type } from 'typebox';
import { API_TOKEN_SCOPES } from '../domain/api-tokens.ts';
import { Instant, Nullable, resource, strings } from './hydra.ts';
import { currentPassword } from './own-account.ts';
import { BookedByPartner } from './partners.ts';
import { filledText, reference, writeSchema } from './write.ts';

const fields = {
  ...resource,
  /** The program that it is for. */
  title: Type.String(),
  scopes: Type.Array(strings(API_TOKEN_SCOPES)),
  /** Names the partner whose guests its bookings are; null for nobody's (docs/domain/octo.md#resellers). */
  partner: Type.Optional(Nullable(BookedByPartner)),
  /** Full name of who made it; null where an operator did. */
  createdBy: Nullable(Type.String()),
  createdAt: Instant,
  expiresAt: Instant,
  /** The hour in which it was used last. */
  usedAt: Nullable(Instant),
};

/** `GET /api/api_tokens`: those that are good, the newest first, without their secrets (docs/domain/api-tokens.md). */
export const ApiTokenResponse = Type.Object(fields, { $id: 'ApiToken' });
export type ApiTokenResponse = Static<typeof ApiTokenResponse>;

/** `POST /api/api_tokens`: 201 with the token, which is not shown again. */
export const ApiTokenMade = Type.Object({ ...fields, token: Type.String() }, { $id: 'ApiTokenMade' });
export type ApiTokenMade = Static<typeof ApiTokenMade>;

export const ApiTokenCreate = writeSchema('ApiTokenCreate', {
  title: filledText(60),
  scopes: Type.Array(strings(API_TOKEN_SCOPES), { minItems: 1, maxItems: 10, uniqueItems: true }),
  /** Only beside the scope `octo`. */
  partner: Type.Optional(Nullable(reference('partners'))),
  /** 90 days later unless given, and a year later at most. */
  expiresAt: Type.Optional(Instant),
  /** Left out within ten minutes of the login (docs/domain/api-tokens.md#making). */
  currentPassword: Type.Optional(currentPassword),
});
export type ApiTokenCreate = Static<typeof ApiTokenCreate>;
