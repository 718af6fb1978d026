import {
  ConfirmationRequest,
  NewsletterConfirmed,
  NewsletterRequest,
  NewsletterSubscriptionResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { networkOf } from '../../lib/network.ts';
import { linkIsOver } from '../../lib/problem.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { type CaptchaDeps, requireCaptcha } from '../captcha/index.ts';
import { requestMail } from '../mail-requests/index.ts';
import {
  findSubscription,
  listSubscriptions,
  readSubscriptionFilter,
  SUBSCRIPTION_FILTERS,
} from './newsletter.read-model.ts';
import { confirmByCode, unsubscribe } from './newsletter.repository.ts';
import { ownNewsletterRoutes } from './own-newsletter.routes.ts';

/** Bytes. */
const LARGEST_REQUEST = 16_384;
const LARGEST_CLICK = 4096;

/** Of RFC 8058; what the body says is always the same, so nothing reads it. */
const ONE_CLICK_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const TokenParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });

function subscribeRoutes(app: FastifyInstance, deps: CaptchaDeps): void {
  const { db, clock } = deps;
  defineRoute(app, {
    method: 'POST',
    url: '/api/newsletter_subscriptions',
    summary: 'Newsletter bestellen; antwortet immer gleich, und ein Link per E-Mail bestätigt',
    access: 'newsletter_subscriptions.create',
    body: NewsletterRequest,
    bodyLimit: LARGEST_REQUEST,
    response: { 202: null },
    errors: [422, 429],
    async handler({ body: { email, captcha }, ip }, reply) {
      await requireCaptcha(deps, captcha);
      const request = { purpose: 'newsletter', email, network: networkOf(ip) } as const;
      await db.transaction((tx) => requestMail(tx, request, clock()));
      return reply.code(202).send();
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/newsletter_subscriptions/confirm',
    summary: 'Den Newsletter mit dem Code aus der E-Mail bestätigen',
    access: 'newsletter_subscriptions.confirm',
    body: ConfirmationRequest,
    bodyLimit: LARGEST_CLICK,
    response: { 200: NewsletterConfirmed },
    errors: [410, 422],
    async handler({ body: { verificationCode }, ip }) {
      const confirmation = { confirmedAt: clock(), confirmedFrom: networkOf(ip) };
      const email = await db.transaction((tx) => confirmByCode(tx, verificationCode, confirmation));
      if (!email) throw linkIsOver();
      return { '@type': 'NewsletterConfirmed', email };
    },
  });
}

function unsubscribeRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  const end = async (token: string): Promise<void> => {
    if (!(await db.transaction((tx) => unsubscribe(tx, token, clock())))) throw linkIsOver();
  };

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/newsletter_subscriptions/:token',
    summary: 'Den Newsletter mit dem Token aus einer seiner E-Mails abbestellen',
    access: 'newsletter_subscriptions.remove',
    params: TokenParams,
    response: { 204: null },
    errors: [410],
    async handler({ params }, reply) {
      await end(params.token);
      return reply.code(204).send();
    },
  });

  app.addContentTypeParser(ONE_CLICK_TYPES, { parseAs: 'string' }, (_request, _body, done) => done(null));
  defineRoute(app, {
    method: 'POST',
    url: '/api/newsletter_subscriptions/:token',
    summary: 'Dasselbe mit einem Klick, wie es E-Mail-Programme tun (RFC 8058)',
    access: 'newsletter_subscriptions.remove',
    params: TokenParams,
    consumes: ONE_CLICK_TYPES,
    bodyLimit: LARGEST_CLICK,
    // A mail program has no cookie of ours, and so nothing that another page could abuse.
    withoutCsrf: true,
    response: { 204: null },
    errors: [410],
    async handler({ params }, reply) {
      await end(params.token);
      return reply.code(204).send();
    },
  });
}

/** The newsletter: ordered, confirmed and ended by anybody, listed with its proof for the office. */
export async function newsletterModule(app: FastifyInstance, deps: CaptchaDeps): Promise<void> {
  subscribeRoutes(app, deps);
  unsubscribeRoutes(app, deps);
  ownNewsletterRoutes(app, deps);
  defineResource(app, deps, {
    collection: 'newsletter_subscriptions',
    type: 'NewsletterSubscription',
    title: { one: 'Newsletter-Abo', many: 'Newsletter-Abos mit dem Nachweis der Einwilligung' },
    schema: NewsletterSubscriptionResponse,
    filters: SUBSCRIPTION_FILTERS,
    pageSize: 50,
    list: (db, query, page) => listSubscriptions(db, readSubscriptionFilter(query), page),
    find: (db, id) => findSubscription(db, id),
  });
}
