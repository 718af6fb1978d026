import type { FastifyReply } from 'fastify';

/** As in the shell's texts; here once more, because this page must not need the shell. */
const PHONE = '033 854 12 80';
const PHONE_LINK = 'tel:+41338541280';

const PAGE = `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Gleich wieder da – Firn</title></head>
<body><h1>Gleich wieder da</h1>
<p>Die Seite steht im Moment nicht zur Verfügung. Versuche es in ein paar Minuten noch einmal.</p>
<p>Du erreichst uns auch per Telefon: <a href="${PHONE_LINK}">${PHONE}</a></p></body></html>
`;

/** The page for when there is no shell, or the gateway itself failed: no script, no style, nothing to load. */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({
      'retry-after': 30,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(PAGE);
}
