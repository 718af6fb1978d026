import type { FastifyReply } from 'fastify';
import { escapeHtml } from './html.ts';

export interface PlainPage {
  readonly status: number;
  readonly title: string;
  /** Inner HTML of the body below the heading, written by us. */
  readonly body: string;
}

/** A page of plain text: no script, no style, nothing to load, so that nothing about it can fail. */
export function sendPlainPage(reply: FastifyReply, { status, title, body }: PlainPage): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} – Firn</title></head>
<body><h1>${escapeHtml(title)}</h1>
${body}</body></html>
`);
}
