import { expect, test } from '@jest/globals';
import { aGateway, anApi } from '../../testing/a-gateway.ts';
import { aPage, aShellServer } from '../../testing/fixture-release.ts';

test('an admin without the second factor that is demanded is led to where one is set up', async () => {
  const me = {
    id: '1',
    user: '/api/users/1',
    email: 'admin@firn.example',
    fullName: 'Ada Min',
    roles: [],
    permissions: { isAdmin: false, isSuperAdmin: false, isGuide: false, isPartnerGuide: false },
    impersonator: null,
    lacksSecondFactor: true,
  };
  const { origin, server } = await anApi((_request, response) => {
    response.setHeader('content-type', 'application/ld+json').end(JSON.stringify(me));
  });
  const gateway = await aGateway({ apiUrl: origin });
  try {
    await gateway.deliver({ name: 'shell', server: aShellServer() });
    await gateway.deliver({ pages: [aPage({ guard: 'admin', layout: 'admin' })] });
    const { statusCode, headers } = await gateway.page('/agenda', { cookie: 'firn_session=abc' });
    expect([statusCode, headers.location]).toEqual([302, '/profil/konto']);
  } finally {
    await gateway.app.close();
    server.closeAllConnections();
    server.close();
  }
});
