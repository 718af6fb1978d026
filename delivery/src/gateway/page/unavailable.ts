import type { FastifyReply } from 'fastify';
import { sendPlainPage } from './plain-page.ts';

/** As in the shell's texts; repeated here because this page must not need the shell. */
const BY_PHONE = 'Du erreichst uns auch per Telefon: <a href="tel:+41338541280">033 854 12 80</a>';

const BODY = `<p>Die Seite steht im Moment nicht zur Verfügung. Versuche es in ein paar Minuten noch einmal.</p>
<p>${BY_PHONE}</p>`;

/** What a page says when its shell does not start; read by a script (`shell-watch.ts`). */
export const SHELL_LOST = `<p>Diese Seite funktioniert gerade nur teilweise. Versuche es in ein paar Minuten noch einmal.
${BY_PHONE}</p>`;

/** The page shown when no shell is live or the gateway itself failed. */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
  return sendPlainPage(reply.header('retry-after', 30), {
    status: 503,
    title: 'Gleich wieder da',
    body: BODY,
  });
}
