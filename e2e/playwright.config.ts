import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Chromium needs these as root and offline. */
const ARGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--disable-gpu'] : []),
];

export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/test/playwright',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    ...(process.env.E2E_URL && { baseURL: process.env.E2E_URL }),
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.PW_CHROMIUM && { executablePath: process.env.PW_CHROMIUM }),
      chromiumSandbox: !isRoot,
      args: ARGS,
    },
  },
});
