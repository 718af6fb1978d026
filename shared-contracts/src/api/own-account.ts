import { type Static, Type } from 'typebox';
import { emailAddress } from './accounts.ts';
import { Instant, Nullable, resource } from './hydra.ts';
import { filledText, writeSchema } from './write.ts';

/** Confirms what changes an account: a session that was left open must not be enough. */
/** Asked once more before what a session that was left open must not do. */
export const currentPassword = Type.String({ minLength: 1, maxLength: 128 });

/** `GET /api/sessions`: where one is logged in; `DELETE …/{id}` ends one (409 for the one in use), `DELETE /api/sessions` all others. */
export const SessionResponse = Type.Object(
  {
    ...resource,
    /** «Firefox auf Windows» */
    device: Type.String(),
    /** «dieses Netz»: in words, never an address. */
    place: Type.String(),
    createdAt: Instant,
    /** To the hour. */
    seenAt: Instant,
    isCurrent: Type.Boolean(),
  },
  { $id: 'Session' },
);
export type SessionResponse = Static<typeof SessionResponse>;

/** `PUT /api/me/password`: 204; ends all other sessions. 422 at `currentPassword` where it is wrong. */
export const PasswordChangeRequest = writeSchema('PasswordChangeRequest', {
  currentPassword,
  password: Type.String({ minLength: 1, maxLength: 128 }),
  passwordConfirmation: Type.String({ minLength: 1, maxLength: 128 }),
});
export type PasswordChangeRequest = Static<typeof PasswordChangeRequest>;

/**
 * `POST /api/me/email`: 202 always alike; the new address is asked by mail, the old one is told. The links lead to
 * `POST /api/me/email/confirm` and `POST /api/me/email/undo`, which take a `ConfirmationRequest`: 204, 410, or 409 where
 * somebody else has the address by now.
 */
export const EmailChangeRequest = writeSchema('EmailChangeRequest', { currentPassword, email: emailAddress });
export type EmailChangeRequest = Static<typeof EmailChangeRequest>;

/** `GET /api/me/second-factor` */
export const SecondFactorResponse = Type.Object(
  {
    '@id': Type.Literal('/api/me/second-factor'),
    '@type': Type.Literal('SecondFactor'),
    isActive: Type.Boolean(),
    /** Whether this account must have one (docs/domain/accounts.md#second-factor). */
    isRequired: Type.Boolean(),
    /** Unused ones. */
    recoveryCodes: Type.Integer({ minimum: 0 }),
  },
  { $id: 'SecondFactor' },
);
export type SecondFactorResponse = Static<typeof SecondFactorResponse>;

/** `POST /api/me/second-factor`: begins; nothing is asked at the login before `PUT` with a code of the app. */
export const SecondFactorStart = writeSchema('SecondFactorStart', { currentPassword });
export type SecondFactorStart = Static<typeof SecondFactorStart>;

export const SecondFactorSecret = Type.Object(
  {
    '@type': Type.Literal('SecondFactorSecret'),
    /** `otpauth://totp/…`, for a QR code. */
    uri: Type.String(),
    /** Base32, to type. */
    secret: Type.String(),
  },
  { $id: 'SecondFactorSecret' },
);
export type SecondFactorSecret = Static<typeof SecondFactorSecret>;

/** `PUT /api/me/second-factor` */
export const SecondFactorCode = writeSchema('SecondFactorCode', {
  code: Type.String({ minLength: 1, maxLength: 20 }),
});
export type SecondFactorCode = Static<typeof SecondFactorCode>;

/** `DELETE /api/users/{id}/second-factor`, for super admins: 204; 409 where there is neither app nor passkey. */
export const LostFactors = writeSchema('LostFactors', { reason: filledText(500) });
export type LostFactors = Static<typeof LostFactors>;

/** Answer of the `PUT`; the codes are not shown again. `DELETE /api/me/second-factor` takes a `SecondFactorStart`. */
export const RecoveryCodes = Type.Object(
  { '@type': Type.Literal('RecoveryCodes'), codes: Type.Array(Type.String()) },
  { $id: 'RecoveryCodes' },
);
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** `GET /api/passkeys`: one's own. */
export const PasskeyResponse = Type.Object(
  { ...resource, title: Type.String(), createdAt: Instant, usedAt: Nullable(Instant) },
  { $id: 'Passkey' },
);
export type PasskeyResponse = Static<typeof PasskeyResponse>;

/** `POST /api/passkeys/options` and `POST /api/passkey-login/options`: what WebAuthn's JSON has. */
export const PasskeyOptions = Type.Object({}, { $id: 'PasskeyOptions', additionalProperties: true });

/** `POST /api/passkeys/options`. `POST /api/passkey-login/options` takes nothing. */
export const PasskeyStart = writeSchema('PasskeyStart', { currentPassword });
export type PasskeyStart = Static<typeof PasskeyStart>;

/** `POST /api/passkeys`: 201. */
export const PasskeyRequest = writeSchema('PasskeyRequest', {
  title: filledText(60),
  /** `RegistrationResponseJSON` of WebAuthn. */
  response: Type.Object({}, { additionalProperties: true }),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

/** `POST /api/passkey-login`: 204 and the session; 401 for a passkey that nobody has. */
export const PasskeyLoginRequest = writeSchema('PasskeyLoginRequest', {
  /** `AuthenticationResponseJSON` of WebAuthn. */
  response: Type.Object({}, { additionalProperties: true }),
});
export type PasskeyLoginRequest = Static<typeof PasskeyLoginRequest>;

/**
 * `DELETE /api/me` with the password: 204; 409 `/problems/in-use` while a booking is open. `GET /api/me/export.json` and
 * `GET /api/me/export.pdf` are the own data at once (docs/domain/privacy.md#access-and-deletion).
 */
export const AccountDeletion = writeSchema('AccountDeletion', { currentPassword });
export type AccountDeletion = Static<typeof AccountDeletion>;
