import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../lib/network.ts';
import type { KnownBrowsers } from './known-browser.ts';
import type { LoginSource } from './login-failures.repository.ts';

/** For whom an attempt at an account's password counts (docs/domain/accounts.md#login-limit). */
export function sourceOf(request: FastifyRequest, email: string, browsers: KnownBrowsers): LoginSource {
  const account = email.toLowerCase();
  const browser = browsers.idOf(request, account);
  return { account, from: browser ?? networkOf(request.ip), isKnown: browser !== null };
}
