import { Release, SHELL_NAME, VERSION_LENGTH } from '@firn/shared-contracts/delivery';
import { Ajv, type ErrorObject } from 'ajv';
import semver from 'semver';
import { ajvSentence } from '../shared/ajv-sentence.ts';
import { pathShapes } from '../shared/path-shapes.ts';
import { type Breach, Refusal, refuseBreaches } from '../shared/refusal.ts';
import { extensionBreaches } from './extension-rules.ts';

/** Paths the gateway answers itself; no release may claim a page below them. */
const GATEWAY_PATHS = [
  'api',
  'remotes',
  'delivery',
  'embed',
  'octo',
  'healthz',
  'readyz',
  'metrics',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
];
/** Written by the store, beside the release's own public files. */
export const INTEGRITY_FILE = 'integrity.json';

const isRelease = new Ajv({ allErrors: true, strict: false }).compile<Release>(Release);

function schemaBreach(error: ErrorObject): Breach {
  return { gate: 'schema', message: ajvSentence('release.json', error) };
}

function nameBreaches(release: Release): Breach[] {
  const breaches: Breach[] = [];
  if (release.manifest.name !== release.name) {
    breaches.push({
      gate: 'name',
      message: `release.json names ${release.name}, its manifest ${release.manifest.name}.`,
    });
  }
  if (!semver.valid(release.version)) {
    breaches.push({ gate: 'version', message: `${release.version} is not a semantic version.` });
  }
  if (release.version.length > VERSION_LENGTH) {
    const message = `The version has ${release.version.length} characters, at most ${VERSION_LENGTH} are allowed.`;
    breaches.push({ gate: 'version', message });
  }
  if (!semver.validRange(release.contract)) {
    breaches.push({ gate: 'contract', message: `«${release.contract}» is not a semver range.` });
  }
  return [...breaches, ...contractBreaches(release)];
}

/** Gates read release.json, people the manifest: a remote needs that range, a shell serves a version in it. */
function contractBreaches({ name, contract, manifest }: Release): Breach[] {
  const fits =
    name === SHELL_NAME ? semver.satisfies(contract, manifest.contract) : contract === manifest.contract;
  if (fits) return [];
  const message = `release.json says contract ${contract}, its manifest ${manifest.contract}.`;
  return [{ gate: 'contract', message }];
}

/** Checks that every file release.json points to is one of its files. */
function referenceBreaches(release: Release): Breach[] {
  const referenced = new Set([release.entry]);
  for (const { js, css } of Object.values(release.assets))
    for (const file of [...js, ...css]) referenced.add(file);
  const missing = [...referenced]
    .filter((file) => !release.files[`client/${file}`])
    .map((file) => `client/${file}`);
  if (release.server && !Object.hasOwn(release.files, release.server)) missing.push(release.server);
  return missing.map((file) => ({ gate: 'files', message: `${file} is used but is not among the files.` }));
}

const FILE_PATH = /^(client|server)(\/[A-Za-z0-9_@.+-]+)+$/;

function isPlainPath(path: string): boolean {
  return FILE_PATH.test(path) && !path.split('/').some((segment) => segment === '..' || segment === '.');
}

function pathBreaches(release: Release): Breach[] {
  return Object.keys(release.files)
    .filter((path) => !isPlainPath(path) || path === `client/${INTEGRITY_FILE}`)
    .map((path) => ({ gate: 'files', message: `${path} is not a path a release may hold.` }));
}

function pageBreaches(release: Release): Breach[] {
  const breaches: Breach[] = [];
  const ids = new Set<string>();
  const owners = new Map<string, string>();
  const refuse = (message: string) => breaches.push({ gate: 'routes', message });
  for (const { id, path } of release.manifest.pages) {
    if (ids.has(id)) refuse(`Page ${id} is declared twice.`);
    ids.add(id);
    if (GATEWAY_PATHS.includes(path.split('/')[1]?.toLowerCase() ?? '')) {
      refuse(`Page ${id}: ${path} belongs to the gateway.`);
    }
    for (const shape of pathShapes(path)) {
      const owner = owners.get(shape);
      if (owner !== undefined) refuse(`Page ${id}: ${path} is the path of page ${owner} already (${shape}).`);
      owners.set(shape, owner ?? id);
    }
  }
  return breaches;
}

/** A budget for a page that does not exist would bind nothing. */
function pageBudgetBreaches({ manifest }: Release): Breach[] {
  const ids = new Set(manifest.pages.map(({ id }) => id));
  return Object.keys(manifest.budgets.pages ?? {})
    .filter((id) => !ids.has(id))
    .map((id) => ({ gate: 'budget', message: `budgets.pages: ${id} is no page of this release.` }));
}

const RULES = [
  nameBreaches,
  pathBreaches,
  referenceBreaches,
  pageBreaches,
  pageBudgetBreaches,
  extensionBreaches,
];

/** Reads and checks a release.json. Throws a Refusal (422) that names everything wrong with it. */
export function parseRelease(text: string): Release {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(422, 'release-invalid', 'release.json is not JSON.');
  }
  const breaches = isRelease(value)
    ? RULES.flatMap((rule) => rule(value))
    : (isRelease.errors ?? []).map(schemaBreach);
  refuseBreaches('release-invalid', 'release.json breaks rules.', breaches);
  return value as Release;
}

export interface FoundFile {
  readonly sha384: string;
  readonly bytes: number;
}

/** The files that release.json lists and that are not there. */
export function missingBreaches({ files }: Release, isThere: (path: string) => boolean): Breach[] {
  return Object.keys(files)
    .filter((path) => !isThere(path))
    .map((path) => ({ gate: 'files', message: `${path} is listed but missing.` }));
}

/** Compares the actual files with those release.json lists. Neither side may have more. */
export function fileBreaches(release: Release, found: ReadonlyMap<string, FoundFile>): Breach[] {
  const isAltered = ([path, listed]: [string, Release['files'][string]]) => {
    const file = found.get(path);
    return file && (file.sha384 !== listed.sha384 || file.bytes !== listed.bytes);
  };
  const altered = Object.entries(release.files).filter(isAltered);
  const unlisted = [...found.keys()].filter((path) => !release.files[path]);
  return [
    ...altered.map(([path]) => ({ gate: 'hashes', message: `${path} is not the file release.json lists.` })),
    ...missingBreaches(release, (path) => found.has(path)),
    ...unlisted.map((path) => ({ gate: 'files', message: `${path} is not listed in release.json.` })),
  ];
}

/** More than the difference between encoder versions. */
const SIZE_TOLERANCE = 1.02;
/**
 * A file is weighed under one name of a version (remote-build/src/version-name.ts), and Brotli finds more or less twice
 * under another: 23 bytes of 305 were seen.
 */
const NAME_TOLERANCE = 48;

/** Budgets count the `brotliBytes` of release.json, so those may not understate the real size. */
export function sizeBreaches(release: Release, brotliBytes: ReadonlyMap<string, number>): Breach[] {
  return [...brotliBytes].flatMap(([name, actual]) => {
    const path = `client/${name}`;
    const claimed = release.files[path]?.brotliBytes ?? 0;
    if (actual <= Math.ceil(claimed * SIZE_TOLERANCE) + NAME_TOLERANCE) return [];
    const message = `${path} takes ${actual} bytes with brotli; release.json says ${claimed}.`;
    return [{ gate: 'sizes', message }];
  });
}

/** Whether the bytes and names are the same. The commit only says where they were first built. */
export function isSameRelease(left: Release, right: Release): boolean {
  return comparable(left) === comparable(right);
}

function comparable({ commit: _commit, ...rest }: Release): string {
  return JSON.stringify(rest, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
