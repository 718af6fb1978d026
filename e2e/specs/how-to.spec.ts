import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { blocksOf, HOW_TOS, isRun } from '../support/document.ts';
import { firn } from '../support/firn.ts';
import { aReader, type Reader } from '../support/reader.ts';
import { startRegistry } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mfe-wetter';
/** First the two that go on from each other, in one folder; then those that ask what is live. */
const STORY = ['a-repository-of-its-own', 'data-of-a-team', 'ship-a-remote', 'incident'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What a visitor sees after the blocks of a section. */
type Look = (page: Page, reader: Reader) => Promise<void>;

async function shows(page: Page, texts: readonly string[]): Promise<void> {
  await page.goto('/wetter');
  await expect(page.locator('article > p')).toHaveText([...texts]);
}

const LOOKS: Readonly<Record<string, Look>> = {
  'a-repository-of-its-own: 1. Make it': async (_page, reader) => {
    // The same check as that of a whole `npm ci`, without the time it takes.
    await reader.follow({ language: 'sh', attributes: {}, text: 'npm ci --dry-run\n', section: '' });
    expect(readFileSync(join(reader.folder(), '.npmrc'), 'utf8')).toMatch(/^@firn:registry=http:\/\/127/m);
  },
  'a-repository-of-its-own: 3. Ship it': async (page) => {
    await page.goto('/wetter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wetter');
    expect(await (await page.request.get('/wetter')).text()).toContain('Stufe 3: erheblich');
  },
  'data-of-a-team: Shipped like any other': async (page) => {
    await shows(page, ['-4 °C, Cookies: keine', '-4 °C, Cookies: keine']);
  },
  'data-of-a-team: And back': async (page) => {
    await shows(page, ['gerade nicht bekannt', 'gerade nicht bekannt']);
  },
};

/** A remote leaves by a release that declares nothing. */
async function leave(reader: Reader): Promise<void> {
  const path = join(reader.folder(), 'remote.json');
  const { connects: _none, ...declared } = JSON.parse(readFileSync(path, 'utf8')) as { connects?: object };
  writeFileSync(path, JSON.stringify({ ...declared, pages: [], extensions: [], navigation: [] }));
  const text = `npm version major --no-git-tag-version
npm run build
npm run firn -- publish
npm run firn -- promote ${REMOTE}@2.0.0
`;
  await reader.follow({ language: 'sh', attributes: {}, text, section: '' });
}

/** It is about machines, not folders. */
const OF_MACHINES = 'run-in-production';

test('every block of a how-to is run here, or says why not', () => {
  const silent = HOW_TOS.filter((name) => name !== OF_MACHINES).flatMap((name) =>
    blocksOf(name)
      .filter((block) => !(STORY.includes(name) && isRun(block)) && !block.attributes['not-run'])
      .map(({ text }) => `${name}: ${text.split('\n', 1)[0]}`),
  );
  expect(silent).toEqual([]);
});

test('the how-tos work word for word, in a folder that was empty', async ({ page, quietConsole }) => {
  test.setTimeout(600_000);
  quietConsole.allow(
    /Content Security Policy|violates the following|404 \(Not Found\)|Fetch API cannot load/,
  );
  const { token } = (await firn('token', 'create', '--remote', REMOTE)) as { token: string };
  const registry = await startRegistry();
  const port = await freePort();
  const reader = aReader({
    registry: registry.url,
    token,
    addresses: { 'https://api.wetter.example': `http://127.0.0.1:${port}` },
    env: { PORT: String(port), ...(process.env.PW_CHROMIUM && { PW_CHROMIUM: process.env.PW_CHROMIUM }) },
  });
  try {
    for (const name of STORY) {
      const blocks = blocksOf(name);
      for (const section of new Set(blocks.map((block) => block.section))) {
        await test.step(`${name}: ${section}`, async () => {
          for (const block of blocks.filter((one) => one.section === section && isRun(one)))
            await reader.follow(block);
          await LOOKS[`${name}: ${section}`]?.(page, reader);
        });
      }
    }
    await leave(reader);
  } finally {
    await reader.leave();
    await registry.close();
    await firn('token', 'revoke', '--remote', REMOTE);
  }
  expect((await page.request.get('/wetter')).status()).toBe(404);
});
