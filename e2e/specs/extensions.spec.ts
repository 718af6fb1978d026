import type { Page } from '@playwright/test';
import { bookableEvent } from '../support/events.ts';
import { firn } from '../support/firn.ts';
import { deliverPlanted, type PlantedExtension, publishPlanted } from '../support/planted.ts';
import { expect, test } from '../support/test.ts';

const SNOW = 'mfe-planted-snow';
const HOSTILE = 'mfe-planted-hostile';

/** Drawn by the server, taken over by the browser, and one can type into it; lower than what is kept free for it. */
const SNOW_REPORT: PlantedExtension = {
  ...{ id: 'snow', slot: 'event-tools', context: 'event@1', order: 600, height: 160, milliseconds: 1000 },
  server:
    'return \'<section aria-label="Schneelage"><p>Schnee für \' + context.title.length + \' Zeichen</p><input aria-label="Notiz"><output></output></section>\';',
  lifecycles: `{
    mount: async ({ domElement, serverData }) => {
      window.__snow = { isTakenOver: serverData !== null && domElement.querySelector('input') !== null, at: performance.now() };
      if (serverData === null) domElement.innerHTML = '<section aria-label="Schneelage"><input aria-label="Notiz"><output></output></section>';
      domElement.querySelector('output').textContent = version;
      modules['./snow'].element = domElement;
    },
    unmount: async ({ domElement }) => domElement.replaceChildren(),
    canSwitch: () => (modules['./snow'].element.querySelector('input').value ? 'after-save' : 'now'),
    snapshot: () => modules['./snow'].element.querySelector('input').value,
    restore: (note) => { modules['./snow'].element.querySelector('input').value = note; },
  }`,
};

/** At the end of the page. */
const FOOT: PlantedExtension = {
  ...{ id: 'foot', slot: 'frame-footer', context: 'visitor@1' },
  lifecycles: "{ mount: async ({ domElement }) => { domElement.textContent = 'Hüttenbuch'; } }",
};

const IN_BROWSER = "{ mount: async ({ domElement }) => { domElement.textContent = 'im Browser'; } }";
/** Comes when the page has long been seen, and is 120 pixels high. */
const LATE_AND_TALL = `{ mount: async ({ domElement }) => {
  await new Promise((come) => { window.__come = come; });
  const tall = document.createElement('p');
  tall.textContent = 'hoch';
  tall.style.cssText = 'height: 120px; margin: 0';
  domElement.append(tall);
} }`;

const inTools = (id: string, more: Omit<PlantedExtension, 'id' | 'slot' | 'context'>): PlantedExtension => ({
  ...{ id, slot: 'event-tools', context: 'event@1' },
  ...more,
});

const HOSTILES: readonly PlantedExtension[] = [
  inTools('throws', {
    server: "throw new Error('journey: broken');",
    lifecycles: "{ mount: async () => { throw new Error('journey: broken'); } }",
  }),
  inTools('hangs', { server: 'await new Promise(() => {});', lifecycles: IN_BROWSER, height: 30 }),
  inTools('floods', { server: "return 'x'.repeat(5e6);", lifecycles: IN_BROWSER, height: 30 }),
  inTools('shifts', { lifecycles: LATE_AND_TALL, height: 120 }),
];

/** Runs before the page: notes what of it moves up or down, and by how many pixels; in a toolbar, width is not kept. */
const WATCH_SHIFTS = `window.__moved = [];
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries())
    for (const { node, previousRect, currentRect } of sources)
      if (currentRect.y !== previousRect.y) window.__moved.push((node?.outerHTML ?? node?.textContent ?? '').slice(0, 80) + ' ' + (currentRect.y - previousRect.y));
}).observe({ type: 'layout-shift', buffered: true });`;
/** Moves are told with the frame after them. */
const moved = (page: Page) =>
  page.evaluate<readonly string[]>(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.__moved))))',
  );

/** Has the late one come, and tells what moved. */
async function movedByLateOne(page: Page): Promise<readonly string[]> {
  await expect.poll(() => page.evaluate('typeof window.__come')).toBe('function');
  const before = await moved(page);
  await page.evaluate('window.__come()');
  await expect(page.locator(`[data-extension="${HOSTILE}/shifts"] p`)).toBeVisible();
  return (await moved(page)).slice(before.length);
}

const report = (page: Page) => page.getByRole('region', { name: 'Schneelage' });

async function eventPath(page: Page): Promise<string> {
  const event = await bookableEvent(page.request);
  // The address of an event redirects to the one with its title.
  return new URL((await page.request.get(`/event/${event.id}`)).url()).pathname;
}

/** A remote leaves by a release that declares nothing. */
const leave = (name: string) => deliverPlanted({ name, version: '9.0.0', extensions: [] });

test.afterAll(async () => {
  for (const name of [SNOW, HOSTILE]) await leave(name);
});

test('an extension of a team outside stands in the page, is exchanged alone, switched off and on, and inspected', async ({
  page,
  browser,
  logIn,
}) => {
  test.slow();
  const path = await eventPath(page);
  const release = (version: string) => ({ name: SNOW, version, extensions: [SNOW_REPORT, FOOT] });
  // A module that the bundle lacks is refused in a browser, with what to do.
  await publishPlanted({ ...release('0.9.0'), exposed: (id) => id !== 'snow' });
  await expect(firn('promote', `${SNOW}@0.9.0`, '--verify')).rejects.toThrow(
    /Extension snow: the bundle exposes no \.\/snow that loads .* Write src\/extensions\/snow\/index\.ts and build again/,
  );
  await deliverPlanted(release('1.0.0'));
  const read = async () => (await page.request.get(path)).text();
  await expect.poll(read, 'the server has had time to start its process').toContain('Schnee für');

  await test.step('without scripts it is read like the page', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto(new URL(path, process.env.E2E_URL).href);
    await expect(report(reader)).toContainText('Schnee für');
    await context.close();
  });

  // At an address that nobody has asked for yet, so that it is drawn for this answer and not kept from the one before.
  const answer = await page.goto(`${path}?von=journey`);
  expect(answer?.headers()['server-timing']).toContain(`extension;desc="${SNOW}/snow"`);
  await expect(report(page)).toContainText('1.0.0');
  const snow = await page.evaluate(
    '({ ...window.__snow, page: performance.getEntriesByName("firn:remote-mounted")[0].startTime })',
  );
  expect(snow).toMatchObject({ isTakenOver: true });
  const { at, page: mounted } = snow as { readonly at: number; readonly page: number };
  expect(at, 'the page itself answers first').toBeGreaterThan(mounted);
  await expect(page.getByText('Hüttenbuch'), 'below the fold it waits for sight').toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('Hüttenbuch')).toBeVisible();

  await page.getByLabel('Notiz').fill('Ski statt Schneeschuhe');
  await page.evaluate('document.querySelector("h1").isTheSame = true');
  await deliverPlanted(release('1.1.0'));
  await expect(report(page)).toContainText('1.1.0');
  await expect(page.getByLabel('Notiz')).toHaveValue('Ski statt Schneeschuhe');
  expect(await page.evaluate('document.querySelector("h1").isTheSame'), 'the page around is untouched').toBe(
    true,
  );

  await firn('extensions', 'disable', `${SNOW}/snow`, '--reason', 'journey: wrong figure');
  await expect(report(page)).toHaveCount(0);
  await firn('extensions', 'enable', `${SNOW}/snow`, '--reason', 'journey: mended');
  await expect(report(page)).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const inspectors = () => asked.filter((url) => /\/inspector\.[^/]+\.js$/.test(url)).length;
  const frames = page.getByRole('complementary', { name: 'Was hier von wem kommt' });
  await page.goto(`${path}?firn-inspect`);
  await expect(report(page)).toContainText('1.1.0');
  await page.keyboard.press('Control+Alt+KeyI');
  await logIn('super@firn.example');
  expect([await frames.count(), inspectors()], 'strangers see nothing and load nothing of it').toEqual([
    0, 0,
  ]);
  await page.goto(`${path}?firn-inspect`);
  const frame = frames.locator('div', { hasText: `${SNOW}/snow 1.1.0` }).last();
  await expect(frame).toContainText(/100 % der Besuche\d+ ms auf dem Server\d+\.\d kB/);
  await expect(frame.getByRole('link', { name: 'Dateien dieser Version' })).toBeVisible();
  expect(inspectors()).toBe(1);
});

test('extensions that throw, hang and flood are contained, and one that comes late moves nothing where its height is kept', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/./);
  const path = await eventPath(page);
  // It would keep the row of the others high.
  await leave(SNOW);
  await deliverPlanted({ name: HOSTILE, version: '1.0.0', extensions: HOSTILES });
  await page.addInitScript(WATCH_SHIFTS);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('im Browser')).toHaveCount(2);
  await expect(page.locator(`[data-extension="${HOSTILE}/throws"]`)).toHaveCount(0);
  expect(await movedByLateOne(page)).toEqual([]);

  // Without the height it moves what stands below it.
  const free = HOSTILES.map(({ height: _height, ...one }) => one).slice(-1);
  await deliverPlanted({ name: HOSTILE, version: '1.1.0', extensions: free });
  await page.goto(path);
  expect(await movedByLateOne(page)).not.toEqual([]);
});
