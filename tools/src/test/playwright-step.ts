import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../start/product.ts';
import { bringUp } from '../start/start-command.ts';
import { ensureChromium } from './chromium.ts';
import { ENGINES, enginesOf } from './engines.ts';
import { failure } from './failure.ts';
import { runCommand, type Step } from './step.ts';
import { testFile, testFolder } from './test-file.ts';

interface PlaywrightTest {
  readonly projectName: string;
  readonly status: string;
  readonly results: readonly { readonly error?: { readonly message?: string } }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** The journeys that failed, also those that passed when they were tried again, each with its engine and its error. */
export const failedJourneys = (suites: PlaywrightReport['suites']): string[] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          failure(
            `e2e/specs/${file} › ${title} (${projectName})`,
            results.find(({ error }) => error)?.error?.message,
          ),
        ),
    ),
    ...failedJourneys(inner),
  ]);

interface Journeys {
  readonly name: string;
  /** What is handed to Playwright; without it all journeys run. */
  readonly args?: readonly string[];
  /** What the product is started with. */
  readonly env?: Readonly<Record<string, string>>;
  /** Makes the main journeys in Firefox and WebKit, too. */
  readonly inEveryEngine?: boolean;
}

/** Journeys in a browser, over the built product with a data folder of its own. */
export function playwrightStep({ name, args = [], env = {}, inEveryEngine = false }: Journeys): Step {
  return {
    name,
    run: async (output) => {
      const chromium = ensureChromium();
      const engines = inEveryEngine ? enginesOf(ENGINES, process.env, console.log) : {};
      const dataDir = mkdtempSync(join(tmpdir(), 'firn-e2e-'));
      const report = testFile(name, 'json');
      rmSync(report, { force: true });
      const { product } = await bringUp(
        startProduct({ dataDir, host: '127.0.0.1', port: 0, demo: true, env }),
      );
      try {
        const command = [
          'node_modules/@playwright/test/cli.js',
          'test',
          '--config',
          'e2e/playwright.config.ts',
          '--output',
          // A run empties it first.
          testFolder(name),
          ...args,
        ];
        const code = await runCommand(process.execPath, command, {
          output,
          env: {
            E2E_URL: product.url,
            E2E_DATA_DIR: dataDir,
            PW_CHROMIUM: chromium,
            ...engines,
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          },
        });
        const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
        const failed = stats.unexpected + stats.flaky;
        const failures = failedJourneys(suites);
        return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, failures };
      } finally {
        await product.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}
