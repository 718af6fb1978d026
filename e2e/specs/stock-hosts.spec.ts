import { type Hosts, serveHosts } from '../support/ecosystem.ts';
import { expect, test } from '../support/test.ts';

/** Pages of other teams that mount the live release of mfe-public, by what each is made of. */
const CLIENTS = [
  ['entry', 'a host of Module Federation, by the entry'],
  ['manifest', 'a host of Module Federation, by the manifest'],
  ['single-spa', 'a root of single-spa'],
] as const;

let hosts: Hosts;
let release = '';

test.beforeAll(async ({ request, baseURL }) => {
  hosts = await serveHosts();
  const { remotes } = await (await request.get('/delivery/registry')).json();
  release = `${baseURL}/remotes/mfe-public/${remotes['mfe-public'].version}`;
});

test.afterAll(() => new Promise((resolve) => hosts.server.close(resolve)));

for (const [client, what] of CLIENTS) {
  test(`${what} mounts a release of ours at another origin, and unmounts it`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${hosts.origin}/${client}?release=${encodeURIComponent(release)}`);
    await expect(page.getByRole('link', { name: 'Ursina Caflisch' })).toBeVisible();
    expect(requests).toContain(`${release}/remoteEntry.js`);
    expect(requests.includes(`${release}/mf-manifest.json`)).toBe(client === 'manifest');
    await page.getByRole('button', { name: 'Verlassen' }).click();
    await expect(page.getByRole('main')).toBeEmpty();
  });
}
