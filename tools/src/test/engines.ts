import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { ROOT } from '../root.ts';

/** An engine beside Chromium in which the main journeys run, if the machine has it or may install it. */
interface Engine {
  readonly name: string;
  /** Tells the journeys where the browser is (e2e/playwright.config.ts). */
  readonly variable: 'FIREFOX' | 'WEBKIT';
  /** Packages of Debian. */
  readonly packages: readonly string[];
  /** Finds its path, if it is there and young enough to be driven. */
  find(): string | undefined;
}

/** The oldest Firefox that the journeys were made in; 140 knows too little of WebDriver BiDi, and evaluates nothing under our CSP. */
const OLDEST_FIREFOX = 153;

const APT = '/usr/bin/apt-get';

/** Reads what a Firefox says of itself, such as «Mozilla Firefox 153.7.0esr». */
export const isYoungEnough = (version: string): boolean =>
  Number(/Firefox (\d+)/.exec(version)?.[1] ?? 0) >= OLDEST_FIREFOX;

function firefoxAt(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return isYoungEnough(stdout) ? path : undefined;
}

export const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX',
    packages: ['firefox-esr'],
    find: () => firefoxAt('/usr/bin/firefox-esr'),
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () =>
      existsSync('/usr/bin/Xvfb') ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(0) : undefined,
  },
];

/** Asks Debian for it, where that may be done without asking anybody. A machine's own lists name what was new when it was made. */
function install(packages: readonly string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync(APT)) return;
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  for (const args of [['update', '-qq'], install]) spawnSync(APT, args, { cwd: ROOT, stdio: 'inherit' });
}

/** What the journeys are told of the other engines; a line says which one is left out, and how it comes in. */
export function enginesOf(
  engines: readonly Engine[],
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name, variable, packages, find } of engines) {
    let path = environment[variable] ?? find();
    if (!path) {
      install(packages);
      path = find();
    }
    if (path) found[variable] = path;
    else
      say(
        `No ${name} that can be driven: the journeys leave it out. «apt-get install ${packages.join(' ')}» brings it.`,
      );
  }
  return found;
}
