import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseOptions } from 'dependency-cruiser';
import { circlesWithChildren } from './circles-with-children.ts';

export const ROOMS: readonly string[] = [
  'shared-contracts',
  'shared-ui',
  'shell',
  'mfe-public',
  'mfe-booking',
  'mfe-guide',
  'mfe-admin',
  'mfe-print',
  'examples',
  'remote-build',
  'api',
  'delivery',
  'create-remote',
  'e2e',
  'tools',
];

export interface Breach {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

interface Rules extends IConfiguration {
  readonly notInFolders: string;
}

/** The rule set, read fresh. */
export function loadRules(): Rules {
  return createRequire(import.meta.url)('./rules.cjs') as Rules;
}

async function cruiseBy(rooms: string[], options: ICruiseOptions, forbidden: IConfiguration['forbidden']) {
  const ruleSet = { forbidden: forbidden ?? [] };
  const { output } = await cruise(rooms, { ...options, validate: true, ruleSet });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of a result.');
  return output;
}

/** What puts a folder's children together: its door, or a program. */
const ENTRY = '(^|/)(index|main|cli)\\.tsx?$';

/** Reads every module below `baseDir` and lists what breaks a rule. Throws when it read none: a dead fence. */
export async function checkBoundaries(
  baseDir: string,
  allRooms = ROOMS,
): Promise<{ modules: number; breaches: Breach[] }> {
  const { forbidden = [], options, notInFolders } = loadRules();
  const rooms = allRooms.filter((room) => existsSync(join(baseDir, room)));
  const ofFolders = forbidden.filter((rule) => 'scope' in rule && rule.scope === 'folder');
  const ofModules = forbidden.filter((rule) => !ofFolders.includes(rule));
  const all = { ...options, baseDir };
  const { modules, summary } = await cruiseBy(rooms, all, ofModules);
  const { totalCruised, violations } = summary;
  if (totalCruised === 0) throw new Error('The fence read 0 modules; it cannot find anything.');
  const folders = await cruiseBy(rooms, { ...all, exclude: { path: notInFolders } }, ofFolders);
  const breaches = [...violations, ...folders.summary.violations].map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
  const isLeftOut = new RegExp(`${notInFolders}|${ENTRY}`);
  const withChildren = circlesWithChildren(modules, (path) => !isLeftOut.test(path)).map(([from, to]) => ({
    rule: 'no-folder-circles',
    from,
    to,
  }));
  return { modules: totalCruised, breaches: [...breaches, ...withChildren] };
}
