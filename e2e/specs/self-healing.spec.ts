import type { Browser } from '@playwright/test';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';
import { restore, versionOf } from '../support/versions.ts';

const REMOTE = 'mfe-public';
/** Enough for a verdict (delivery/src/health/verdict.ts), few enough to be quick. */
const VISITORS = 8;

const BROKEN_INDEX = `import { defineRemote } from '@firn/shared-ui/remote';
import { remote } from './app/remote.ts';
const lifecycles = defineRemote(remote);
export const { name, version, bootstrap, update, unmount, canSwitch, snapshot, restore } = lifecycles;
export const mount = async () => { throw new Error('journey: this version cannot mount'); };
`;

let sound = '';

test.beforeEach(async ({ request, quietConsole }) => {
  quietConsole.allow(/./);
  sound = await versionOf(request, REMOTE);
});
test.afterEach(() => restore(REMOTE, sound));

/** A visitor who opens the agenda in a browser of their own and sees it, whatever version is broken. */
async function visit(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const reported = page.waitForResponse((response) => response.url().endsWith('/delivery/beacons'));
  await page.goto('/agenda');
  await expect(page.locator('[data-event-card]').first()).toBeVisible();
  expect((await reported).status()).toBe(202);
  await context.close();
}

interface AuditRow {
  readonly action: string;
  readonly actor: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

test('a version that cannot mount is rolled back by the platform itself, with the reason in the audit log', async ({
  browser,
  request,
  baseURL,
}) => {
  await publishVariant(REMOTE, '7.70.0', [{ file: 'src/index.ts', edit: () => BROKEN_INDEX }]);
  await firn('promote', `${REMOTE}@7.70.0`);
  expect(await versionOf(request, REMOTE)).toBe('7.70.0');

  for (let visitor = 0; visitor < VISITORS; visitor += 1) await visit(browser, baseURL ?? '');

  await expect.poll(() => versionOf(request, REMOTE)).toBe(sound);
  const { entries } = (await firn('history', REMOTE)) as { entries: AuditRow[] };
  expect(entries[0]).toMatchObject({ action: 'rollback', from: '7.70.0', to: sound });
  expect(entries[0]?.actor).toContain('automatic');
  expect(entries[0]?.reason).toMatch(/mount-failed/);
});
