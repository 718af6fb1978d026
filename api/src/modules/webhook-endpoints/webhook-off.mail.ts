import { iri } from '../../lib/iri.ts';
import { defineMailText, type Letterhead, type OutgoingMail, writeMail } from '../outbox/index.ts';

const WEBHOOK_OFF_TEMPLATE = 'webhook_off';

export const WEBHOOK_OFF_TEXT = defineMailText({
  key: WEBHOOK_OFF_TEMPLATE,
  title: 'Webhook ausgeschaltet',
  sentWhen: 'An das Büro, wenn eine Adresse für Webhooks eine Woche lang nichts angenommen hat.',
  group: 'accounts',
  placeholders: {
    adresse: { means: 'Server, der nichts annimmt', sample: 'partner.example' },
  },
  defaults: {
    subject: 'Webhooks an {adresse} sind ausgeschaltet',
    opening:
      'Seit einer Woche hat {adresse} nichts angenommen. Firn schickt nichts mehr dorthin, bis du die Adresse wieder einschaltest.',
    closing: 'Dein Firn-Team',
  },
});

interface WebhookOffFacts {
  readonly recipient: string;
  readonly endpoint: { readonly id: string; readonly url: string };
  readonly company: Letterhead;
  /** Origin that visitors use. */
  readonly origin: string;
}

/** `webhook_off` (docs/domain/mails.md#accounts): the host alone, since the rest of the address may be a secret. */
export function webhookOffMail({ recipient, endpoint, company, origin }: WebhookOffFacts): OutgoingMail {
  const { host } = new URL(endpoint.url);
  const mail = writeMail(WEBHOOK_OFF_TEXT, {
    greeting: 'Hallo zusammen',
    values: { adresse: host },
    details: [['Adresse', host]],
    link: { text: 'Webhooks', url: `${origin}/admin/settings/webhooks` },
    notices: ['Was nicht zugestellt ist, kannst du dort danach nochmals senden. Es bleibt 30 Tage.'],
    company,
  });
  return { ...mail, template: WEBHOOK_OFF_TEMPLATE, recipient, about: iri('webhook_endpoints', endpoint.id) };
}
