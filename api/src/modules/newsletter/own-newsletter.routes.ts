import { OwnNewsletterRequest, OwnNewsletterResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { networkOf } from '../../lib/network.ts';
import type { CurrentUser, Visitor } from '../../lib/principal.ts';
import { unauthorised } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readOwnNewsletter } from './newsletter.read-model.ts';
import { subscribeProven, unsubscribeAddress } from './newsletter.repository.ts';

function ownerOf({ user }: Visitor): CurrentUser {
  if (!user) throw unauthorised();
  return user;
}

/** The newsletter of whoever has an account, whose address is proven (docs/domain/accounts.md#newsletter). */
export function ownNewsletterRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/me/newsletter',
    summary: 'Ob ich den Newsletter erhalte',
    access: 'own_newsletter.read',
    response: { 200: OwnNewsletterResponse },
    errors: [401],
    handler: ({ principal }) => readOwnNewsletter(db, ownerOf(principal).email),
  });

  defineRoute(app, {
    method: 'PUT',
    url: '/api/me/newsletter',
    summary: 'Meinen Newsletter bestellen oder abbestellen; gilt sofort',
    access: 'own_newsletter.update',
    body: OwnNewsletterRequest,
    // Nobody consents for somebody else.
    notWhileImpersonating: true,
    response: { 200: OwnNewsletterResponse },
    errors: [401, 403, 422],
    async handler({ principal, body, ip }) {
      const { email } = ownerOf(principal);
      const [at, network] = [clock(), networkOf(ip)];
      await db.transaction((tx) =>
        body.subscribed
          ? subscribeProven(
              tx,
              { email, requestedAt: at, requestedFrom: network },
              { confirmedAt: at, confirmedFrom: network },
            )
          : unsubscribeAddress(tx, email, at),
      );
      return readOwnNewsletter(db, email);
    },
  });
}
