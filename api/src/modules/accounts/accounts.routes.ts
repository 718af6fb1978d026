import {
  MailRequest,
  NewPasswordRequest,
  RegistrationConfirmation,
  RegistrationConfirmed,
  RegistrationRequest,
} from '@firn/shared-contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { networkOf } from '../../lib/network.ts';
import { type AuthDeps, beginSession } from '../auth/index.ts';
import { type CaptchaDeps, requireCaptcha } from '../captcha/index.ts';
import { requestMail } from '../mail-requests/index.ts';
import { confirmRegistration, type NewAccount } from './confirm-registration.ts';
import { invitationRoutes } from './invitations.routes.ts';
import { register, type Sender } from './register.ts';
import type { RegisteringBrowsers } from './registering-browser.ts';
import { resetPassword } from './reset-password.ts';

/** Bytes: more than the longest answer to a captcha. */
const LARGEST_FORM = 16_384;
const LARGEST_CODE = 4096;

const TokenParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });

interface AccountsDeps extends CaptchaDeps, AuthDeps {
  readonly registering: RegisteringBrowsers;
}

const senderOf = ({ ip }: FastifyRequest): Sender => ({ ip, network: networkOf(ip) });

/** Answers alike whoever has the address: a job looks that up. */
const mailHandler =
  (deps: CaptchaDeps, purpose: 'registration_again' | 'password_reset') =>
  async ({ body: { email, captcha }, ip }: ApiRequest<MailRequest>, reply: FastifyReply) => {
    await requireCaptcha(deps, captcha);
    const request = { purpose, email, network: networkOf(ip) };
    await deps.db.transaction((tx) => requestMail(tx, request, deps.clock()));
    return reply.code(202).send();
  };

/** The registration has just proven both the password and the address. */
const firstLoginOf = (user: NewAccount['user']) => ({
  user: { ...user, hasLoggedInBefore: false },
  isStrong: false,
  source: null,
});

function registrationRoutes(app: FastifyInstance, deps: AccountsDeps): void {
  const begin = beginSession(deps);

  defineRoute(app, {
    method: 'POST',
    url: '/api/users',
    summary: 'Sich registrieren; antwortet immer gleich, und was daraus wird, steht in einer E-Mail',
    access: 'registration.create',
    body: RegistrationRequest,
    bodyLimit: LARGEST_FORM,
    notWhileImpersonating: true,
    response: { 202: null },
    errors: [410, 422, 429],
    async handler(request, reply) {
      const waiting = await register(deps, request.body, senderOf(request));
      if (waiting) deps.registering.remember(reply, waiting);
      return reply.code(202).send();
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/registration/confirm',
    summary: 'Eine Registrierung mit dem Code aus der E-Mail bestätigen',
    access: 'registration.confirm',
    body: RegistrationConfirmation,
    bodyLimit: LARGEST_CODE,
    notWhileImpersonating: true,
    response: { 200: RegistrationConfirmed },
    errors: [410, 422, 429],
    async handler(request, reply) {
      const hasSent = (id: string) => deps.registering.hasSent(request, id);
      const sender = { ...senderOf(request), hasSent };
      const { user, isSender, returnPath } = await confirmRegistration(deps, request.body, sender);
      // Whoever is logged in as somebody else stays so, as the page says.
      const signedIn = isSender && !request.principal.user;
      if (signedIn) await begin(request, reply, firstLoginOf(user));
      return { '@type': 'RegistrationConfirmed', email: user.email, returnPath, signedIn } as const;
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/registration/mail',
    summary: 'Die E-Mail zur Bestätigung noch einmal verlangen; antwortet immer gleich',
    access: 'registration.create',
    body: MailRequest,
    bodyLimit: LARGEST_FORM,
    response: { 202: null },
    errors: [422, 429],
    handler: mailHandler(deps, 'registration_again'),
  });
}

function passwordResetRoutes(app: FastifyInstance, deps: CaptchaDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/password-reset',
    summary: 'Einen Link für ein neues Passwort verlangen; antwortet immer gleich',
    access: 'password_reset.create',
    body: MailRequest,
    bodyLimit: LARGEST_FORM,
    response: { 202: null },
    errors: [422, 429],
    handler: mailHandler(deps, 'password_reset'),
  });

  defineRoute(app, {
    method: 'PUT',
    url: '/api/password-reset/:token',
    summary: 'Mit dem Token aus der E-Mail ein neues Passwort setzen; beendet alle Sitzungen',
    access: 'password_reset.complete',
    params: TokenParams,
    body: NewPasswordRequest,
    bodyLimit: LARGEST_CODE,
    notWhileImpersonating: true,
    response: { 204: null },
    errors: [410, 422],
    async handler(request, reply) {
      await resetPassword(deps, request.params.token, request);
      return reply.code(204).send();
    },
  });
}

/** How people get an account, and get back into it (docs/domain/accounts.md). */
export async function accountsModule(app: FastifyInstance, deps: AccountsDeps): Promise<void> {
  registrationRoutes(app, deps);
  passwordResetRoutes(app, deps);
  invitationRoutes(app, deps);
}
