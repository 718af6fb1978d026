import type { APIRequestContext } from '@playwright/test';
import { startInside } from '../support/dev.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mfe-public';

async function versionFor(request: APIRequestContext): Promise<string | undefined> {
  const response = await request.get('/delivery/registry');
  const { remotes } = (await response.json()) as { remotes: Record<string, { version: string }> };
  return remotes[REMOTE]?.version;
}

test('npm run dev inside a running platform shows the build to its developer and to nobody else', async ({
  page,
  request,
}) => {
  test.slow(true, 'builds and publishes a release');
  const live = await versionFor(request);
  const dev = await startInside(REMOTE);
  try {
    await page.goto(dev.url);
    await page.goto('/agenda');
    await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
    const html = await (await page.request.get('/agenda')).text();
    const version = new RegExp(`/remotes/${REMOTE}/(\\d+\\.\\d+\\.\\d+-dev\\.[0-9a-f]{8})/`).exec(html)?.[1];
    expect(version).toBeDefined();
    expect(version).not.toBe(live);
    expect(await versionFor(request)).toBe(live);
    expect(await (await request.get('/agenda')).text()).not.toContain(String(version));
  } finally {
    await dev.stop();
  }
});
