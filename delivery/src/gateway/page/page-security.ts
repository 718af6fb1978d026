import { randomBytes } from 'node:crypto';
import type { Connects } from '@firn/shared-contracts/delivery';
import type { GatewayConfig } from '../setup/config.ts';

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Seconds. */
const YEAR = 31_536_000;

/** Hosts the tag manager and its analytics talk to; asked only after consent (docs/domain/privacy.md#consent). */
const TAG_MANAGER = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];

/**
 * What reCAPTCHA asks for: https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website.-how-can-i-configure-it-to-work-with-recaptcha
 */
const RECAPTCHA = {
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  calls: ['https://www.google.com/recaptcha/'],
};

function originOf(url: string | null): string[] {
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}

/**
 * Headers of every HTML answer. The policy is strict: nonce and 'self', nothing unsafe; besides, the origins that live
 * remotes declare and an operator has allowed (docs/how-to/data-of-a-team.md).
 */
export function securityHeaders(
  nonce: string,
  {
    mapTilesUrl,
    gtmId,
    recaptcha,
    publicUrl,
  }: Pick<GatewayConfig, 'mapTilesUrl' | 'gtmId' | 'recaptcha' | 'publicUrl'>,
  { fetch: calls = [], images = [], frames = [] }: Connects = {},
  /** Whether other pages of ours may show this one in a frame. */
  isFramed = false,
): Record<string, string> {
  const tags = gtmId ? TAG_MANAGER : [];
  const framed = [...(recaptcha ? RECAPTCHA.frames : []), ...frames];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...originOf(mapTilesUrl), ...tags, ...images],
    'connect-src': ["'self'", ...tags, ...(recaptcha ? RECAPTCHA.calls : []), ...calls],
    ...(framed.length > 0 && { 'frame-src': ["'self'", ...framed] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR}` }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': isFramed ? 'SAMEORIGIN' : 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)',
  };
}
