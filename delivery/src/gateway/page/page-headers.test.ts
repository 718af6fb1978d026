import { afterEach, expect, test } from '@jest/globals';
import { aGateway, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aPage, aRemoteServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;

afterEach(() => gateway.app.close());

test.each([
  [false, "connect-src 'self';", null],
  [
    true,
    "connect-src 'self' https://www.google.com/recaptcha/;",
    "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
  ],
])('allows reCAPTCHA only where it is configured (%s)', async (recaptcha, calls, frames) => {
  gateway = await aGateway({ recaptcha });
  await deliverBoth(gateway);
  const policy = String((await gateway.page('/agenda')).headers['content-security-policy']);
  expect(policy).toContain(calls);
  expect(/frame-src [^;]*;/.exec(policy)?.[0] ?? null).toBe(frames);
});

test('gives a new browser the cookie with its locale for 365 days, and no second one', async () => {
  gateway = await aGateway();
  await deliverBoth(gateway);
  const cookieOf = async (cookie: string) =>
    (await gateway.page('/agenda', { cookie })).headers['set-cookie'];
  expect(await cookieOf('')).toBe('cookie=de; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(await cookieOf('a=1; cookie=de')).toBeUndefined();
});

test('lets our own pages frame a page that says so, and no other', async () => {
  gateway = await aGateway();
  await deliverBoth(gateway);
  const preview = aPage({ id: 'vorschau', path: '/vorschau', title: 'Vorschau', framed: true });
  await gateway.deliver({ name: 'mfe-vorschau', pages: [preview], server: aRemoteServer() });
  const framing = async (path: string) => {
    const { headers } = await gateway.page(path);
    const [ancestors] = /frame-ancestors [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    return [ancestors, headers['x-frame-options']];
  };
  expect(await framing('/vorschau')).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
  expect(await framing('/agenda')).toEqual(["frame-ancestors 'none'", 'DENY']);
});
