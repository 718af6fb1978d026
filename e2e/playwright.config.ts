import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';
import { CHROMIUM } from './support/chromium.ts';

/** The journeys that every engine makes; pictures stay Chromium's. */
const EVERY_ENGINE = /@every-engine/;

const FIREFOX: Project = {
  name: 'firefox',
  grep: EVERY_ENGINE,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: fileURLToPath(new URL('engines/firefox-relay.mjs', import.meta.url)) },
  },
};

const WEBKIT: Project = { name: 'webkit', grep: EVERY_ENGINE, use: { browserName: 'webkit' } };

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
  },
  projects: [
    {
      name: 'chromium',
      use: {
        screenshot: 'only-on-failure',
        launchOptions: CHROMIUM,
      },
    },
    ...(process.env.FIREFOX ? [FIREFOX] : []),
    ...(process.env.WEBKIT ? [WEBKIT] : []),
  ],
});
