import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firn } from '../support/firn.ts';
import { type Outside, repositoryOutside } from '../support/outside.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mfe-wetter';
const PATH = '/wetter';

function edit({ folder }: Outside, file: string, change: (source: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** The next version of the repository, published and live. */
async function ship(repository: Outside, version: string): Promise<void> {
  edit(repository, 'package.json', (source) =>
    source.replace(/"version": "[^"]+"/, `"version": "${version}"`),
  );
  await repository.run('npm', 'run', 'build');
  await repository.run('npx', 'firn', 'publish');
  await repository.run('npx', 'firn', 'promote', `${REMOTE}@${version}`);
}

test('a team outside the checkout makes a remote from packages, ships it and takes it back', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { token } = (await firn('token', 'create', '--remote', REMOTE)) as { token: string };
  const platform = { FIRN_URL: String(process.env.E2E_URL), FIRN_TOKEN: token };
  const repository = await repositoryOutside('wetter', platform);
  try {
    const heading = page.getByRole('heading', { level: 1 });
    expect(realpathSync(join(repository.folder, 'node_modules/@firn/shared-ui'))).toContain(
      repository.folder,
    );
    await Promise.all([repository.run('npm', 'run', 'types'), repository.run('npm', 'test')]);

    await repository.run('npm', 'run', 'ship');
    await page.goto(PATH);
    await expect(heading).toHaveText('Wetter');
    expect(await (await page.request.get(PATH)).text()).toContain('Stufe 3: erheblich');

    edit(repository, 'src/i18n/de-CH/wetter.ts', (source) => source.replace("'Wetter'", "'Bergwetter'"));
    await ship(repository, '1.1.0');
    await page.goto(PATH);
    await expect(heading).toHaveText('Bergwetter');

    await repository.run(
      'npx',
      'firn',
      'rollback',
      REMOTE,
      '--to',
      '1.0.0',
      '--reason',
      'the old heading was better',
    );
    await page.goto(PATH);
    await expect(heading).toHaveText('Wetter');
  } finally {
    edit(repository, 'remote.json', (source) =>
      JSON.stringify({ ...JSON.parse(source), pages: [], navigation: [] }),
    );
    await ship(repository, '1.2.0').finally(() => repository.remove());
    await firn('token', 'revoke', '--remote', REMOTE);
  }
  expect((await page.request.get(PATH)).status()).toBe(404);
});
