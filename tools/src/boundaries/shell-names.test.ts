import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspace } from '@firn/remote-build';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { ensureBuilt } from '../build/stale.ts';
import { ROOT } from '../root.ts';

const REMOTES = RELEASE_WORKSPACES.filter((name) => name !== 'shell');
/**
 * The two addresses of remotes that the shell knows: where an impersonation ends (docs/domain/permissions.md#impersonation),
 * and the page of the search that it opens over any other (docs/domain/search.md#over-any-page).
 */
const KNOWN_ROUTES = ['/admin', '/suche'];

/** The part before the first parameter of a remote's page patterns; `/` and the catch-all do not count. */
function routesOf(name: string): string[] {
  const { manifest } = readWorkspace(join(ROOT, name));
  const literal = manifest.pages.map(({ path }) => path.replace(/\/:.*$/, ''));
  return [...new Set(literal)].filter((path) => path !== '' && path !== '/');
}

function textsBelow(directory: string, isWanted: (name: string) => boolean): Map<string, string> {
  const names = readdirSync(join(ROOT, directory), { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => /\.(tsx?|js|css)$/.test(name) && isWanted(name))
      .map((name) => [`${directory}/${name}`, readFileSync(join(ROOT, directory, name), 'utf8')]),
  );
}

/** «file: name», for every remote's name and route that occurs as a string in the texts. */
function mentions(texts: ReadonlyMap<string, string>): string[] {
  const routes = REMOTES.flatMap(routesOf).filter((route) => !KNOWN_ROUTES.includes(route));
  const escaped = routes.map((route) => route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const route = new RegExp(`["'\`](?:${escaped.join('|')})(?=["'\`/?#$])`, 'g');
  const name = new RegExp(REMOTES.join('|'), 'g');
  return [...texts].flatMap(([file, text]) =>
    [name, route].flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`)),
  );
}

describe('the shell contains no remote’s name and no remote’s route (ADR 0003)', () => {
  beforeAll(async () => {
    await ensureBuilt(join(ROOT, 'shell'));
  });

  test('in its sources', () => {
    const sources = textsBelow('shell/src', (name) => !/\.test\.|testing\//.test(name));
    expect(sources.size).toBeGreaterThan(50);
    expect(mentions(sources)).toEqual([]);
  });

  test('in its built bundles', () => {
    const bundles = textsBelow('shell/dist', () => true);
    expect(bundles.size).toBeGreaterThan(1);
    expect(mentions(bundles)).toEqual([]);
  });

  test.each([
    ["import('mfe-booking/lifecycles')", 'mfe-booking'],
    ["navigate('/agenda')", "'/agenda"],
    ["href: '/event/' + id", "'/event"],
    ['"/guide/events?seite=2"', '"/guide/events'],
  ])('and this test would find %s', (source, found) => {
    expect(mentions(new Map([['shell/src/x.ts', source]]))).toContain(`shell/src/x.ts: ${found}`);
  });
});
