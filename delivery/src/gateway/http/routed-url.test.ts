import { afterEach, expect, test } from '@jest/globals';
import { aGateway, type TestGateway } from '../../testing/a-gateway.ts';
import { aPage, aShellServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;
afterEach(() => gateway.app.close());

test.each(['/%E0%A4%A', '/register/%E0%A4%A?weiter=%2Ftouren', '/%'])(
  '%s is an unknown page, also where the start page and any other have one',
  async (path) => {
    gateway = await aGateway();
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    await gateway.deliver({ pages: [aPage({ path: '/' }), aPage({ id: 'any', path: '/:slug' })] });
    const { statusCode, headers, body } = await gateway.page(path, { accept: '*/*' });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('"status":404');
  },
);

test.each(['/api/events/%E0%A4%A', '/delivery/%', '/remotes/mfe-public/1.0.0/%ZZ'])(
  '%s, which programs ask for, is a bad request',
  async (path) => {
    gateway = await aGateway();
    const refused = await gateway.page(path);
    expect(refused.json()).toMatchObject({ type: '/problems/bad-request', status: 400 });
  },
);
