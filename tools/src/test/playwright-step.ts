import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../start/product.ts';
import { bringUp } from '../start/start-command.ts';
import { ensureChromium } from './chromium.ts';
import { runCommand, type Step } from './step.ts';
import { testFile } from './test-file.ts';

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** The journeys in a browser, over the built product with a data folder of its own. */
export function playwrightStep(args: readonly string[] = []): Step {
  return {
    name: 'journeys in a browser',
    run: async (output) => {
      const chromium = ensureChromium();
      const dataDir = mkdtempSync(join(tmpdir(), 'firn-e2e-'));
      const report = testFile('playwright', 'json');
      rmSync(report, { force: true });
      const { product } = await bringUp(startProduct({ dataDir, host: '127.0.0.1', port: 0, demo: true }));
      try {
        const command = [
          'node_modules/@playwright/test/cli.js',
          'test',
          '--config',
          'e2e/playwright.config.ts',
          ...args,
        ];
        const code = await runCommand(process.execPath, command, {
          output,
          env: {
            E2E_URL: product.url,
            E2E_DATA_DIR: dataDir,
            PW_CHROMIUM: chromium,
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          },
        });
        const { expected, unexpected, flaky } = (JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport)
          .stats;
        const failed = unexpected + flaky;
        return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed };
      } finally {
        await product.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}
