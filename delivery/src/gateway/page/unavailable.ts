import { normalisePhone } from '@firn/shared-contracts/api';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../../shared/refusal.ts';
import { escapeHtml } from './html.ts';
import { sendPlainPage } from './plain-page.ts';

/** Says the shell's text once more, because these notices must not need the shell; nothing without a phone. */
function byPhone(phone: string): string {
  if (!phone) return '';
  const address = escapeHtml(normalisePhone(phone) ?? phone.replace(/\s/g, ''));
  return `Du erreichst uns auch per Telefon: <a href="tel:${address}">${escapeHtml(phone)}</a>`;
}

/** What a page says when its shell does not start; read by a script (`shell-watch.ts`). */
export const shellLost = (phone: string): string =>
  `<p>Diese Seite funktioniert gerade nur teilweise. Versuche es in ein paar Minuten noch einmal.\n${byPhone(phone)}</p>`;

/** The page shown when no shell is live or the gateway itself failed. */
export function sendUnavailable(reply: FastifyReply, phone: string): FastifyReply {
  return sendPlainPage(reply.header('retry-after', 30), {
    status: 503,
    title: 'Gleich wieder da',
    body: `<p>Die Seite steht im Moment nicht zur Verfügung. Versuche es in ein paar Minuten noch einmal.</p>
<p>${byPhone(phone)}</p>`,
  });
}

/** The page for whoever asks for too much at once: it says when to come again. */
export function sendNotNow(reply: FastifyReply, { status, message, details }: Refusal): FastifyReply {
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  return sendPlainPage(reply, {
    status,
    title: 'Einen Moment bitte',
    body: `<p>${escapeHtml(message)}</p>`,
  });
}
