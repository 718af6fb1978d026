import { afterEach, expect, test } from '@jest/globals';
import { aGateway, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';

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
