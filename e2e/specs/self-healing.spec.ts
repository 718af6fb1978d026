import type { Browser, Page, Request } from '@playwright/test';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';
import { restore, versionOf } from '../support/versions.ts';

/** Enough for a verdict (delivery/src/health/verdict.ts), few enough to be quick. */
const VISITORS = 8;

const BROKEN_INDEX = `import { defineRemote } from '@firn/shared-ui/remote';
import { remote } from './app/remote.ts';
const lifecycles = defineRemote(remote);
export const { name, version, bootstrap, update, unmount, canSwitch, snapshot, restore } = lifecycles;
export const mount = async () => { throw new Error('journey: this version cannot mount'); };
`;

test.beforeEach(({ quietConsole }) => quietConsole.allow(/./));

/** A visitor with a separate browser, who sees what `look` says and whose failure report arrives. */
async function visit(browser: Browser, baseURL: string, { look, phase }: Breakage): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const isReport = (request: Request) =>
    request.url().endsWith('/delivery/beacons') && request.postDataJSON().phase === phase;
  const reported = page.waitForResponse((response) => isReport(response.request()));
  await page.goto('/agenda');
  await look(page);
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

interface Breakage {
  readonly remote: string;
  readonly version: string;
  readonly change: { readonly file: string; readonly edit: (source: string) => string };
  /** What each visitor sees. */
  readonly look: (page: Page) => Promise<void>;
  readonly phase: string;
}

const seesEvents = (page: Page) => expect(page.locator('[data-event-card]').first()).toBeVisible();
const seesPhone = (page: Page) => expect(page.getByRole('alert')).toContainText('033 854 12 80');

const BREAKAGES: readonly [string, Breakage][] = [
  [
    'a remote that cannot mount',
    {
      remote: 'mfe-public',
      version: '7.70.0',
      change: { file: 'src/index.ts', edit: () => BROKEN_INDEX },
      look: seesEvents,
      phase: 'mount-failed',
    },
  ],
  [
    'a shell that throws while it starts',
    {
      remote: 'shell',
      version: '7.71.0',
      change: {
        file: 'src/main.ts',
        edit: (source) => source.replace(/^startShell/m, "throw new Error('journey: no start');\nstartShell"),
      },
      look: async (page) => {
        await seesEvents(page);
        await seesPhone(page);
      },
      phase: 'bootstrap-failed',
    },
  ],
  [
    'a shell that takes its page down',
    {
      remote: 'shell',
      version: '7.72.0',
      change: {
        file: 'src/chrome/route-announcer.tsx',
        edit: (source) =>
          source.replace('useEffect(() => {', "useEffect(() => {\n    throw new Error('journey: no frame');"),
      },
      look: seesPhone,
      phase: 'render-failed',
    },
  ],
];

for (const [name, breakage] of BREAKAGES) {
  const { remote, version, change, phase } = breakage;
  test(`${name} is rolled back by the platform itself, with the reason in the audit log`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.slow();
    const sound = await versionOf(request, remote);
    await publishVariant(remote, version, [change]);
    await firn('promote', `${remote}@${version}`);
    try {
      expect(await versionOf(request, remote)).toBe(version);
      const isLive = async () => (await versionOf(request, remote)) === version;
      for (let visitor = 0; visitor < VISITORS && (await isLive()); visitor += 1)
        await visit(browser, baseURL ?? '', breakage);
      expect(await versionOf(request, remote)).toBe(sound);
    } finally {
      await restore(remote, sound);
    }
    const { entries } = (await firn('history', remote)) as { entries: AuditRow[] };
    expect(entries[0]).toMatchObject({ action: 'rollback', from: version, to: sound });
    expect(entries[0]?.actor).toContain('automatic');
    expect(entries[0]?.reason).toContain(phase);
  });
}

test('a shell whose files do not load is requested once more, then the page says how to reach us', async ({
  page,
}) => {
  let loads = 0;
  const reports: string[] = [];
  await page.route('**/remotes/shell/*/main.*.js', (route) => {
    loads += 1;
    return route.abort();
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/delivery/beacons')) reports.push(request.postDataJSON().phase);
  });
  await page.goto('/agenda');
  await seesPhone(page);
  await seesEvents(page);
  // The browser may request both the preload and the script itself.
  expect(loads).toBeLessThanOrEqual(4);
  await expect.poll(() => reports).toEqual(['load-failed']);
});
