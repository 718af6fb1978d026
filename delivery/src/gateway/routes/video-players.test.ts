import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway({ recaptcha: true });
  await deliverBoth(gateway);
});
afterAll(() => gateway.app.close());

const policyOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
  String(headers['content-security-policy']);

test.each([
  ['youtube', 'abc-1_2', 'https://www.youtube-nocookie.com', '/embed/abc-1_2?autoplay=1&amp;rel=0&amp;hl=de'],
  ['vimeo', '123', 'https://player.vimeo.com', '/video/123?autoplay=1&amp;dnt=1'],
])('a film of %s stands in a frame whose policy names its host alone', async (site, id, origin, path) => {
  const player = await gateway.app.inject(`/embed/video/${site}/${id}`);
  expect(player.statusCode).toBe(200);
  expect(policyOf(player)).toContain(`frame-src 'self' ${origin};`);
  expect(policyOf(player)).toContain("frame-ancestors 'self'");
  expect(player.body).toContain(`src="${origin}${path}"`);
});

test('a page can load nothing of a site with films', async () => {
  const policy = policyOf(await gateway.page('/agenda'));
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/youtube|vimeo/);
});

test.each(['/embed/video/dailymotion/abc', '/embed/video/youtube/a%22b', '/embed/video/constructor/abc'])(
  '%s is no film',
  async (path) => {
    expect((await gateway.app.inject(path)).statusCode).toBe(404);
  },
);
