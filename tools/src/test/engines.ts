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
  find(): string | undefined;
}

const APT = '/usr/bin/apt-get';

const ifThere = (path: string) => (existsSync(path) ? path : undefined);

export const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX',
    packages: ['firefox-esr'],
    find: () => ifThere('/usr/bin/firefox-esr'),
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () =>
      existsSync('/usr/bin/Xvfb') ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(0) : undefined,
  },
];

/** Asks Debian for it, where that may be done without asking anybody. */
function install(packages: readonly string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync(APT)) return;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  spawnSync(APT, args, { cwd: ROOT, stdio: 'inherit' });
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
    else say(`No ${name}: the journeys leave it out. «apt-get install ${packages.join(' ')}» brings it.`);
  }
  return found;
}
