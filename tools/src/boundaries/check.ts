import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseOptions } from 'dependency-cruiser';

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
  'api',
  'delivery',
  'e2e',
  'tools',
];

export interface Breach {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** The rule set, read fresh. */
export function loadRules(): IConfiguration {
  return createRequire(import.meta.url)('./rules.cjs') as IConfiguration;
}

/** Reads every module below `baseDir` and lists what breaks a rule. Throws when it read none: a dead fence. */
export async function checkBoundaries(
  baseDir: string,
  allRooms = ROOMS,
): Promise<{ modules: number; breaches: Breach[] }> {
  const { forbidden, options } = loadRules();
  const rooms = allRooms.filter((room) => existsSync(join(baseDir, room)));
  const cruiseOptions: ICruiseOptions = {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: forbidden ?? [] },
  };
  const { output } = await cruise(rooms, cruiseOptions);
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of a result.');
  const { totalCruised, violations } = output.summary;
  if (totalCruised === 0) throw new Error('The fence read 0 modules; it cannot find anything.');
  return {
    modules: totalCruised,
    breaches: violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
