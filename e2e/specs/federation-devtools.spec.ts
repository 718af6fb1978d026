import { expect, test } from '../support/test.ts';

interface Instance {
  readonly name: string;
  readonly options: {
    readonly version?: string;
    readonly remotes: readonly { readonly name: string }[];
    readonly shared: Readonly<Record<string, readonly { readonly version: string }[]>>;
  };
}

test('developer tools see the shell, its release, the remote and the React they share', async ({ page }) => {
  const { remotes } = await (await page.request.get('/delivery/registry')).json();
  await page.goto('/agenda');
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  const seen = await page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } };
    return __FEDERATION__.__INSTANCES__.map(({ name, options }) => ({
      name,
      version: options.version,
      remotes: options.remotes.map((remote) => remote.name),
      react: options.shared.react?.map(({ version }) => version),
    }));
  });
  expect(seen).toEqual([
    {
      name: 'shell',
      version: remotes.shell.version,
      remotes: [`mfe-public@${remotes['mfe-public'].version}`],
      react: [expect.stringMatching(/^19\.\d+\.\d+$/)],
    },
  ]);
});

test('a plugin that developer tools put on the page loads nothing in a release’s place', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const redirect = (remote: { name: string; entry: string }) => {
      asked.push(remote.name);
      Object.assign(remote, { entry: '/elsewhere/remoteEntry.js' });
    };
    const plugin = {
      name: 'devtools',
      beforeRegisterRemote(args: { remote: { name: string; entry: string } }) {
        redirect(args.remote);
        return args;
      },
      registerRemote(args: { remote: { name: string; entry: string } }) {
        redirect(args.remote);
        return args;
      },
    };
    Object.assign(window, { asked, __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/agenda');
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  expect(asked).toContainEqual(expect.stringMatching(/^mfe-public@/));
  expect(requests.filter((path) => path.startsWith('/elsewhere/'))).toEqual([]);
  expect(requests).toContainEqual(expect.stringMatching(/^\/remotes\/mfe-public\/[^/]+\/remoteEntry\.js$/));
});
