import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Chromium without windows comes first: the same pages take it two thirds of the processor's time. */
const ON_MACHINE = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of a Chromium: PW_CHROMIUM, else one on the machine, else Playwright's download; null if there is none. */
export function findChromium(given: string | undefined): string | null {
  const candidates = given ? [given] : [...ON_MACHINE, chromium.executablePath()];
  return candidates.find((path) => existsSync(path)) ?? null;
}
