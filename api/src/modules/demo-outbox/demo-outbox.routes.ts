import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { IdParams } from '../../lib/item-route.ts';
import { notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { forBrowsers } from '../mail-texts/index.ts';
import { findInOutbox, listOutbox } from './demo-outbox.read-model.ts';
import { framedLetter, letterPath, OUTBOX_PATH, outboxMailPage, outboxPage } from './demo-outbox-page.ts';

interface DemoOutboxDeps extends Pick<ResourceDeps, 'db'> {
  /** False outside the demo, where these pages are not there: mails hold links that act for their readers. */
  readonly isDemo: boolean;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

const page = {
  method: 'GET',
  access: 'demo_outbox.read',
  produces: ['text/html'],
  response: { 200: Type.String() },
  errors: [404],
} as const;

function sendPage(reply: FastifyReply, html: string): string {
  reply.headers({ 'content-security-policy': POLICY, 'x-frame-options': 'SAMEORIGIN' });
  reply.type('text/html; charset=utf-8');
  return html;
}

/** The mails of the demo, to be read in a browser (docs/domain/mails.md#outbox-of-the-demo). */
export async function demoOutboxModule(app: FastifyInstance, { db, isDemo }: DemoOutboxDeps): Promise<void> {
  const load = async (id: string) => {
    const mail = isDemo ? await findInOutbox(db, id) : null;
    if (!mail) throw notFound();
    return mail;
  };
  defineRoute(app, {
    ...page,
    url: OUTBOX_PATH,
    summary: 'Die E-Mails der Demo; ausserhalb der Demo 404',
    async handler(_request, reply) {
      if (!isDemo) throw notFound();
      return sendPage(reply, outboxPage(await listOutbox(db)));
    },
  });
  defineRoute(app, {
    ...page,
    url: `${OUTBOX_PATH}/:id`,
    summary: 'Eine E-Mail der Demo',
    params: IdParams,
    handler: async ({ params }, reply) => sendPage(reply, outboxMailPage(await load(params.id))),
  });
  defineRoute(app, {
    ...page,
    url: letterPath(':id'),
    summary: 'Der gestaltete Teil einer E-Mail der Demo',
    params: IdParams,
    async handler({ params }, reply) {
      const { html } = await load(params.id);
      return sendPage(reply, framedLetter(await forBrowsers(db, html)));
    },
  });
}
