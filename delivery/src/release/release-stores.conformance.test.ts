import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { durableFiles } from '../shared/durable-files.ts';
import { aBucketService, type BucketService } from '../testing/bucket-service.ts';
import { craftArchive } from '../testing/craft-archive.ts';
import { anArchive, aRelease, type ReleaseOptions } from '../testing/fixture-release.ts';
import { openReleaseStore } from './open-release-store.ts';
import type { ReleaseStore } from './release-store.ts';

const run = promisify(execFile);

/** The kinds of store, and how `verify` names what is in this gateway's folders. */
const KINDS = [
  ['folder', (message: string) => message],
  ['bucket', (message: string) => `the cache of this gateway: ${message}`],
] as const;

describe.each(KINDS)('releases in a %s', (kind, said) => {
  let root: string;
  let service: BucketService | null;
  let store: ReleaseStore;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'firn-releases-'));
    service = kind === 'bucket' ? await aBucketService() : null;
    store = await open();
  });
  afterEach(() => service?.cut());

  function open(options: Parameters<typeof openReleaseStore>[1] = {}): Promise<ReleaseStore> {
    return openReleaseStore(root, { s3: service?.config ?? null, ...options });
  }

  function put(archive: Buffer, name = 'mfe-public', version = '1.0.0') {
    return store.put(name, version, Readable.from([archive]));
  }

  async function putRelease(options: ReleaseOptions = {}) {
    const { archive, release } = await anArchive(options);
    return put(archive, release.name, release.version);
  }

  /** Everything that was kept anywhere, except the upload folder itself. */
  async function leftovers(): Promise<string[]> {
    const names = await readdir(root, { recursive: true });
    return [...names.filter((name) => name !== '.incoming'), ...(service?.objects.keys() ?? [])];
  }

  describe('a sound release', () => {
    test('is kept with its hash list, and its text files compressed', async () => {
      expect(await putRelease({ server: 'export const version = "1.0.0";' })).toBe('created');
      const stored = await store.get('mfe-public', '1.0.0');
      const path = '/remotes/mfe-public/1.0.0/remoteEntry.js';
      expect(stored?.hashes[path]).toBe(stored?.release.files['client/remoteEntry.js']?.sha384);
      const folder = join(root, 'mfe-public', '1.0.0');
      const encoded = await readFile(join(folder, 'encoded/remoteEntry.js.br'));
      expect(brotliDecompressSync(encoded).toString()).toContain("name = 'mfe-public'");
      expect(await readdir(join(root, '.incoming'))).toEqual([]);
      expect(await store.verify('mfe-public', '1.0.0')).toEqual([]);
    });

    test.each([['release.json client server'], ['./release.json ./client ./server'], ['.']])(
      'may be packed by «tar czf x.tgz %s»',
      async (paths) => {
        const { folder } = await aRelease({
          server: 'export {};',
          client: { 'deep/er/file.js': 'export {};' },
        });
        const { stdout } = await run('tar', ['czf', '-', '-C', folder, ...paths.split(' ')], {
          encoding: 'buffer',
        });
        expect(await put(stdout)).toBe('created');
        expect(await putRelease({ server: 'export {};', client: { 'deep/er/file.js': 'export {};' } })).toBe(
          'identical',
        );
      },
    );

    test('may be sent again, even when built from another commit', async () => {
      await putRelease();
      expect(await putRelease({ change: (release) => ({ ...release, commit: 'fedcba9' }) })).toBe(
        'identical',
      );
    });

    test('is refused with other bytes under the same version, and the first one stays', async () => {
      await putRelease();
      const other = putRelease({ client: { 'page-agenda.js': 'export const page = "other";' } });
      await expect(other).rejects.toMatchObject({ status: 409, code: 'version-taken' });
      expect(await store.verify('mfe-public', '1.0.0')).toEqual([]);
    });

    test('sent twice at once is created once', async () => {
      const outcomes = await Promise.all([putRelease(), putRelease(), putRelease()]);
      expect(outcomes.toSorted()).toEqual(['created', 'identical', 'identical']);
    });

    test('lists its versions newest first', async () => {
      for (const version of ['1.2.0', '1.10.0', '1.10.0-dev.1']) await putRelease({ version });
      expect(await store.versions('mfe-public')).toEqual(['1.10.0', '1.10.0-dev.1', '1.2.0']);
      expect(await store.versions('nobody')).toEqual([]);
    });

    test('shows each file that changed after it was published', async () => {
      await putRelease();
      expect(await store.verify('mfe-public', '1.0.0')).toEqual([]);
      const folder = join(root, 'mfe-public', '1.0.0', 'client');
      await writeFile(join(folder, 'remoteEntry.js'), 'evil();');
      await writeFile(join(folder, 'more.js'), 'evil();');
      await writeFile(join(folder, '../encoded/remoteEntry.js.br'), 'evil();');
      await writeFile(join(folder, '../integrity.json'), '{}');
      const breaches = await store.verify('mfe-public', '1.0.0');
      expect(breaches.map(({ message }) => message)).toEqual(
        [
          'client/remoteEntry.js is not the file release.json lists.',
          'client/more.js is not listed in release.json.',
          'encoded/remoteEntry.js.br is not a true copy.',
          'integrity.json is not the hash list of release.json.',
        ].map(said),
      );
    });
  });

  describe('a release that was rewritten as a whole', () => {
    /** As an attacker with write access would: files, release.json and hash list match one another. */
    async function rewrite(): Promise<string | undefined> {
      await putRelease();
      const digest = (await store.get('mfe-public', '1.0.0'))?.digest;
      const otherRoot = await mkdtemp(join(tmpdir(), 'firn-releases-'));
      const other = await openReleaseStore(otherRoot);
      const { archive } = await anArchive({ client: { 'page-agenda.js': 'evil();' } });
      await other.put('mfe-public', '1.0.0', Readable.from([archive]));
      await rm(join(root, 'mfe-public'), { recursive: true });
      await rename(join(otherRoot, 'mfe-public'), join(root, 'mfe-public'));
      return digest;
    }

    test('is found by what the registry remembers, not by anything in the folder', async () => {
      const digest = await rewrite();
      expect(digest).toMatch(/^sha384-/);
      expect(await store.verify('mfe-public', '1.0.0')).toEqual([]);
      expect(await store.verify('mfe-public', '1.0.0', digest)).toEqual([
        {
          gate: 'hashes',
          message: expect.stringMatching(`^${said('release.json is not the one that was published')}`),
        },
      ]);
    });
  });

  test('the store’s own files are checked by their content', async () => {
    await putRelease();
    const folder = join(root, 'mfe-public', '1.0.0');
    await writeFile(join(folder, 'package.json'), '{"type":"commonjs"}');
    await rm(join(folder, 'integrity.json'));
    const breaches = await store.verify('mfe-public', '1.0.0');
    expect(breaches.map(({ message }) => message)).toEqual(
      [
        'integrity.json is not the hash list of release.json.',
        'package.json is not the one the store wrote at publish.',
      ].map(said),
    );
  });

  test('a release stored at an address other than its own is reported', async () => {
    await putRelease();
    await rename(join(root, 'mfe-public', '1.0.0'), join(root, 'mfe-public', '1.0.1'));
    expect(await store.verify('mfe-public', '1.0.1')).toContainEqual({
      gate: 'address',
      message: said('release.json is of mfe-public@1.0.0.'),
    });
  });

  test('a release that was never published is reported', async () => {
    expect(await store.get('mfe-public', '1.0.0')).toBeNull();
    expect(await store.verify('mfe-public', '1.0.0')).toMatchObject([{ gate: 'missing' }]);
  });

  test.each([['{'], ['{}'], ['{"files":{"client/a.js":null}}']])(
    'a release whose release.json is %s is named',
    async (text) => {
      await putRelease();
      await writeFile(join(root, 'mfe-public', '1.0.0', 'release.json'), text);
      const message = said('release.json cannot be read.');
      expect(await store.verify('mfe-public', '1.0.0')).toMatchObject([{ message }]);
    },
  );

  test('a disk that fills up before a release is complete leaves nothing, and the next attempt succeeds', async () => {
    const write: typeof durableFiles.write = async (path, ...rest) => {
      if (path.endsWith('integrity.json')) throw new Error('disk full');
      return durableFiles.write(path, ...rest);
    };
    store = await open({ files: { ...durableFiles, write } });
    await expect(putRelease()).rejects.toThrow('disk full');
    expect(await leftovers()).toEqual([]);
    store = await open();
    expect(await putRelease()).toBe('created');
  });

  describe('a bad archive leaves nothing behind', () => {
    afterEach(async () => {
      expect(await leftovers()).toEqual([]);
    });

    test.each([
      ['../evil.js', 'File'],
      ['client/../../evil.js', 'File'],
      ['/etc/evil.js', 'File'],
      ['client/./evil.js', 'File'],
      ['other/evil.js', 'File'],
      ['client/link.js', 'SymbolicLink'],
      ['client/hard.js', 'Link'],
      ['../folder/', 'Directory'],
      ['/etc/', 'Directory'],
      ['client/../../', 'Directory'],
      ['other/', 'Directory'],
      ['./../evil.js', 'File'],
      ['././evil.js', 'File'],
      ['.//etc/evil.js', 'File'],
    ] as const)('with the entry %s as %s', async (path, type) => {
      const linkpath = type === 'SymbolicLink' || type === 'Link' ? '/etc/passwd' : undefined;
      const archive = craftArchive([{ path, type, ...(linkpath && { linkpath }) }]);
      await expect(put(archive)).rejects.toMatchObject({ status: 422, code: 'archive-invalid' });
    });

    test.each([
      ['a file that is a folder too', ['client/remoteEntry.js', 'client/remoteEntry.js/x.js']],
      ['a folder that is a file too', ['client/remoteEntry.js/x.js', 'client/remoteEntry.js']],
      ['a name of 260 characters', [`client/${'n'.repeat(260)}.js`]],
      ['3000 levels', [`client/${'a/'.repeat(3000)}x.js`]],
      ['nine levels', [`client/${'a/'.repeat(7)}x.js`]],
    ])('with %s: the error names the path', async (_what, paths) => {
      const refused = put(craftArchive(paths.map((path) => ({ path, content: 'a' }))));
      await expect(refused).rejects.toMatchObject({ status: 422, code: 'archive-invalid' });
      await expect(refused).rejects.toThrow(`«${paths.at(-1)?.slice(0, 40)}`);
    });

    test('that is truncated', async () => {
      const { archive } = await anArchive();
      for (const part of [0.1, 0.5, 0.9]) {
        const cut = archive.subarray(0, Math.floor(archive.length * part));
        await expect(put(cut)).rejects.toMatchObject({ status: 422 });
      }
    });

    test('that is not an archive', async () => {
      await expect(put(Buffer.from('<html>'))).rejects.toMatchObject({
        status: 422,
        code: 'archive-invalid',
      });
      await expect(put(Buffer.alloc(0))).rejects.toMatchObject({ status: 422 });
    });

    test('without release.json', async () => {
      const archive = craftArchive([{ path: 'client/a.js', content: 'a' }]);
      await expect(put(archive)).rejects.toThrow('holds no release.json');
    });

    test('with the same file twice', async () => {
      const archive = craftArchive([
        { path: 'client/a.js', content: 'a' },
        { path: 'client/a.js', content: 'b' },
      ]);
      await expect(put(archive)).rejects.toThrow('twice');
    });

    test('that unpacks to more than the limits allow allow', async () => {
      const limits = { compressedBytes: 2000, totalBytes: 100_000, fileBytes: 50_000, files: 3 };
      store = await open({ limits });
      const bomb = craftArchive(
        [1, 2, 3].map((n) => ({ path: `client/${n}.js`, content: 'a'.repeat(49_000) })),
      );
      await expect(put(bomb)).rejects.toMatchObject({ status: 413 });
      const large = craftArchive([{ path: 'client/a.js', content: 'a'.repeat(60_000) }]);
      await expect(put(large)).rejects.toMatchObject({ status: 413 });
      const many = craftArchive([1, 2, 3, 4].map((n) => ({ path: `client/${n}.js`, content: 'a' })));
      await expect(put(many)).rejects.toMatchObject({ status: 413 });
      await expect(put(Buffer.alloc(3000, 1))).rejects.toMatchObject({ status: 413 });
    });

    test('whose files differ from release.json: every difference is named', async () => {
      const { release } = await aRelease();
      const archive = craftArchive([
        { path: 'release.json', content: JSON.stringify(release) },
        { path: 'client/remoteEntry.js', content: 'evil();' },
        { path: 'client/more.js', content: 'evil();' },
      ]);
      await expect(put(archive)).rejects.toMatchObject({
        status: 422,
        details: {
          breaches: [
            { gate: 'hashes', message: expect.stringContaining('client/remoteEntry.js') },
            { gate: 'files', message: 'client/page-agenda.js is listed but missing.' },
            { gate: 'files', message: 'client/page-agenda.css is listed but missing.' },
            { gate: 'files', message: 'client/more.js is not listed in release.json.' },
          ],
        },
      });
    });

    test('that understates the size of a file: budgets would be meaningless', async () => {
      const { archive } = await anArchive({
        change: (release) => {
          const files = structuredClone(release.files);
          for (const file of Object.values(files)) file.brotliBytes = 1;
          return { ...release, files };
        },
      });
      await expect(put(archive)).rejects.toMatchObject({
        status: 422,
        details: {
          // The others are so small that another name of the version could have made the difference.
          breaches: [
            {
              gate: 'sizes',
              message: expect.stringMatching(
                /client\/remoteEntry\.js takes \d+ bytes with brotli; release\.json says 1\./,
              ),
            },
          ],
        },
      });
    });

    test('sent to an address other than its own', async () => {
      const { archive } = await anArchive({ version: '1.0.1' });
      await expect(put(archive)).rejects.toMatchObject({ status: 422, code: 'address-mismatch' });
    });
  });

  test.each<[string, NonNullable<ReleaseOptions['change']>, string]>([
    ['a manifest of another name', (r) => ({ ...r, manifest: { ...r.manifest, name: 'mfe-other' } }), 'name'],
    ['an entry that is not there', (r) => ({ ...r, entry: 'gone.js' }), 'files'],
    [
      'a contract that is no range',
      (r) => ({ ...r, contract: 'soon', manifest: { ...r.manifest, contract: 'soon' } }),
      'contract',
    ],
    ['a contract that is not its manifest’s', (r) => ({ ...r, contract: '>=0.0.0' }), 'contract'],
    ['an unknown field', (r) => ({ ...r, extra: 1 }) as typeof r, 'schema'],
  ])('a release.json with %s is refused', async (_what, change, gate) => {
    await expect(putRelease({ change })).rejects.toMatchObject({
      status: 422,
      details: { breaches: [expect.objectContaining({ gate })] },
    });
    expect(await leftovers()).toEqual([]);
  });

  test('a page under a path of the gateway is refused', async () => {
    const pages = [
      { id: 'x', path: '/api/x', layout: 'default', guard: 'none', title: 'X', render: 'client' } as const,
    ];
    await expect(putRelease({ pages })).rejects.toThrow('breaks rules');
  });
});
