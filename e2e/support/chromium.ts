import type { LaunchOptions } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** How Chromium is started: it needs these as root and offline. */
export const CHROMIUM: LaunchOptions = {
  ...(process.env.PW_CHROMIUM && { executablePath: process.env.PW_CHROMIUM }),
  chromiumSandbox: !isRoot,
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(isRoot ? ['--disable-gpu'] : []),
  ],
};
