import { type Static, Type } from 'typebox';
import { SALUTATIONS } from '../domain/states.ts';
import { captchaToken } from './captcha.ts';
import { Id, Nullable, strings } from './hydra.ts';
import { filledText, writeSchema } from './write.ts';

/** ASCII, because not every mail server knows others (docs/domain/bookings.md#person-fields). */
export const emailAddress = Type.String({ format: 'email', maxLength: 180, pattern: '^[\\x00-\\x7F]*$' });

/** Rules beyond the length: `unmetPasswordRules`. */
const newPassword = Type.String({ minLength: 1, maxLength: 128 });
/** 32 random bytes in Base64URL, as a mail brings it. */
const mailedCode = Type.String({ minLength: 1, maxLength: 100 });

/** `POST /api/users`: 202, whether or not somebody has the address (docs/domain/accounts.md#registration). */
export const RegistrationRequest = writeSchema('RegistrationRequest', {
  email: emailAddress,
  password: newPassword,
  passwordConfirmation: newPassword,
  firstName: filledText(60),
  lastName: filledText(60),
  acceptTerms: Type.Boolean({ description: 'Must be true.' }),
  newsletter: Type.Optional(Type.Boolean()),
  captcha: Type.Optional(captchaToken),
  /** The event to which the link of the mail leads back. */
  returnTo: Type.Optional(Id),
  /** The secret of `/register/{id}`, whose guest gets the account; then no mail is needed. */
  invitation: Type.Optional(mailedCode),
});
export type RegistrationRequest = Static<typeof RegistrationRequest>;

/** What the link of a mail confirms: 410 for a code that was used or is late. */
export const ConfirmationRequest = writeSchema('ConfirmationRequest', { verificationCode: mailedCode });
export type ConfirmationRequest = Static<typeof ConfirmationRequest>;

/** `POST /api/registration/confirm`: 200; 410 for a code that was used or is older than 24 hours. */
export const RegistrationConfirmation = writeSchema('RegistrationConfirmation', {
  verificationCode: mailedCode,
  /** Of the registration; 422 without it where another browser sent the registration. */
  password: Type.Optional(newPassword),
});
export type RegistrationConfirmation = Static<typeof RegistrationConfirmation>;

export const RegistrationConfirmed = Type.Object(
  {
    '@type': Type.Literal('RegistrationConfirmed'),
    email: Type.String(),
    /** The booking that somebody left to register; the shell knows no remote's routes. */
    returnPath: Nullable(Type.String()),
    /** Whether the answer began a session: of the browser that had sent the registration. */
    signedIn: Type.Optional(Type.Boolean()),
  },
  { $id: 'RegistrationConfirmed' },
);
export type RegistrationConfirmed = Static<typeof RegistrationConfirmed>;

/** `POST /api/registration/mail` and `POST /api/password-reset`: 202, whether or not somebody has the address. */
export const MailRequest = writeSchema('MailRequest', {
  email: emailAddress,
  captcha: Type.Optional(captchaToken),
});
export type MailRequest = Static<typeof MailRequest>;

/** `PUT /api/password-reset/{token}`: 204; 410 for a token that was used or is older than 60 minutes. */
export const NewPasswordRequest = writeSchema('NewPasswordRequest', {
  password: newPassword,
  passwordConfirmation: newPassword,
});
export type NewPasswordRequest = Static<typeof NewPasswordRequest>;

/** `GET /api/invitations/{id}`, where the id is the secret: fills `/register/{id}`; 410 once it was used or is late. */
export const InvitationResponse = Type.Object(
  {
    '@type': Type.Literal('Invitation'),
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
  },
  { $id: 'Invitation' },
);
export type InvitationResponse = Static<typeof InvitationResponse>;

/** `POST /api/invitations`, for the office: a guest with an address; 201 the user, 409 where the address is known. */
export const InvitationRequest = writeSchema('InvitationRequest', {
  email: emailAddress,
  salutation: Type.Optional(Nullable(strings(SALUTATIONS))),
  firstName: filledText(60),
  lastName: filledText(60),
  /** Whether the mail with the invitation is sent now. */
  notify: Type.Boolean(),
});
export type InvitationRequest = Static<typeof InvitationRequest>;
