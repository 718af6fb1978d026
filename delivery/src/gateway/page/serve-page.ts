import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPage } from '../memory/drawn-page.ts';
import type { GatewayServices } from '../setup/services.ts';
import { keepLocale } from '../visitor/locale-cookie.ts';
import { forgetRefusal, keepRefusal, wasRefused } from '../visitor/refusal.ts';
import type { ChromeSource } from './chrome-source.ts';
import { drawPage, type PageDrawing } from './draw-page.ts';
import { createNonce, securityHeaders } from './page-security.ts';
import { PageTimes } from './page-times.ts';
import { guardOf, type PageView, viewOf } from './page-view.ts';
import { sendUnavailable } from './unavailable.ts';

/** Seconds after which a robot may retry a page that is switched off, and one whose content could not be had. */
const RETRY_AFTER = { off: 600, unavailable: 30 };

function redirect(reply: FastifyReply, to: string, status: number): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(to, status === 301 || status === 308 ? 301 : 302);
}

/** The path and query asked for, whatever they were routed by (`routedUrl`). Joined, not resolved: «//host/path» must stay a path. */
function addressOf(request: FastifyRequest): URL {
  return new URL(`http://gateway.invalid${request.originalUrl}`);
}

/** Whether the page says nothing that another visitor could not read as well. */
const isForEverybody = ({ visitor, overrides, match, isOff, isVerification }: PageView): boolean =>
  visitor.session.user === null &&
  visitor.csrfToken === null &&
  !visitor.isUnknown &&
  visitor.setCookie.length === 0 &&
  overrides.length === 0 &&
  match !== null &&
  !isOff &&
  !isVerification;

/** A page of the memory with a nonce and a token of its own: neither is ever sent twice. */
function renewed(
  { beaconTokens, now }: GatewayServices,
  { live, network }: PageView,
  page: DrawnPage,
): DrawnPage {
  const nonce = createNonce();
  const beaconToken = beaconTokens.issue({ at: now(), sequence: live.sequence, network });
  const html = page.html.replaceAll(page.nonce, nonce).replaceAll(page.beaconToken, beaconToken);
  return { ...page, html, nonce, beaconToken };
}

/** The page of the memory where it may be, else as it is drawn now. */
async function pageFor(services: GatewayServices, drawing: PageDrawing): Promise<DrawnPage> {
  const { view, chrome, isRefused } = drawing;
  const draw = () => drawPage(services, drawing);
  if (isRefused || !isForEverybody(view)) return draw();
  const { page, isKept } = await services.pageMemory.page({ live: view.live, url: view.url, chrome }, draw);
  if (!isKept) return page;
  view.times.note('memory', 0);
  return renewed(services, view, page);
}

/** Answers a page view with HTML (ARCHITECTURE.md#how-a-page-comes). */
export async function servePage(
  services: GatewayServices,
  chromeSource: ChromeSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const times = new PageTimes();
  const { pathname, search } = addressOf(request);
  // Anything that resolves such a path, such as the browser's history, would read a host in it.
  if (pathname.startsWith('//')) return redirect(reply, pathname.replace(/^\/+/, '/') + search, 301);
  const view = await viewOf(services, request, reply, pathname, times);
  if (!view) return sendUnavailable(reply, chromeSource.company().phone);
  const { visitor, live, isOff } = view;
  for (const cookie of visitor.setCookie) reply.header('set-cookie', cookie);
  const guarded = guardOf(view);
  // Whoever has a session is not sent to log in because the API is away.
  if (guarded && visitor.isUnknown) return sendUnavailable(reply, chromeSource.company().phone);
  if (guarded) {
    if (guarded === '/') keepRefusal(request, reply);
    return redirect(reply, guarded, 302);
  }

  const isRefused = wasRefused(request);
  const page = await pageFor(services, { view, chrome: chromeSource.get(), isRefused, log: request.log });
  if (page.redirect) return redirect(reply, page.redirect, page.status);
  if (isRefused) forgetRefusal(request, reply);
  keepLocale(request, reply);
  const { status, region, robots, nonce, isFramed, html } = page;
  services.metrics.pages.inc({ status, region });
  services.metrics.pageSeconds.observe(times.whole / 1000);
  return reply
    .code(status)
    .headers(securityHeaders(nonce, services.config, live.connects, isFramed))
    .header('cache-control', visitor.session.user ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'cookie')
    .header('server-timing', times.header)
    .headers(robots === 'noindex' ? { 'x-robots-tag': 'noindex' } : {})
    .headers(status === 503 ? { 'retry-after': isOff ? RETRY_AFTER.off : RETRY_AFTER.unavailable } : {})
    .type('text/html; charset=utf-8')
    .send(html);
}
