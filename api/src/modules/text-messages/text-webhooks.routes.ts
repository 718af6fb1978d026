import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { badRequest, notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { keepNews } from './keep-news.ts';
import { BadTextSignature, type TextNews, type TextProvider, type WebhookCall } from './text-provider.ts';

const FORM = 'application/x-www-form-urlencoded';
const XML = 'text/xml';
/** Bytes: more than any call of a provider has. */
const LARGEST_CALL = 65_536;
/** TwiML that answers nothing: whoever writes to us gets no SMS for it. */
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

export interface TextWebhookDeps extends ResourceDeps {
  readonly origin: string;
  readonly provider: TextProvider | null;
}

/** @throws 400 for what the provider has not signed. */
function readNews(provider: TextProvider, call: WebhookCall): TextNews | null {
  try {
    return provider.readWebhook(call);
  } catch (error) {
    if (!(error instanceof BadTextSignature)) throw error;
    throw badRequest(
      'Die Unterschrift dieser Meldung stimmt nicht. Prüfe SMS_TWILIO_AUTH_TOKEN und PUBLIC_URL.',
    );
  }
}

/** The address that the provider of SMS calls (docs/domain/text-messages.md#provider). */
export async function textWebhooksModule(app: FastifyInstance, deps: TextWebhookDeps): Promise<void> {
  app.addContentTypeParser(FORM, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  defineRoute(app, {
    method: 'POST',
    url: '/api/webhooks/twilio',
    summary: 'Meldung von Twilio, mit seiner Unterschrift: was aus einer SMS wurde, oder eine Antwort darauf',
    access: 'webhooks.take',
    bodyLimit: LARGEST_CALL,
    // A provider has no cookie of ours.
    withoutCsrf: true,
    consumes: [FORM],
    produces: [XML],
    response: { 200: Type.String() },
    errors: [400, 404, 422],
    async handler({ url, body, headers }, reply) {
      const { provider, origin } = deps;
      if (provider?.name !== 'twilio') throw notFound('Twilio ist hier nicht verbunden.');
      const signature = headers['x-twilio-signature'];
      const news = readNews(provider, {
        url: `${origin}${url}`,
        form: (body ?? {}) as Readonly<Record<string, string>>,
        signature: typeof signature === 'string' ? signature : '',
      });
      if (news) await keepNews(deps, news);
      return reply.type(XML).send(NO_ANSWER);
    },
  });
}
