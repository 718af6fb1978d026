import { afterEach, expect, test } from '@jest/globals';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { releasePlugin } from './release-plugin.ts';

const container = (version: string) =>
  `data:text/javascript,${encodeURIComponent(`export const init = () => {};
export const get = async () => () => ({ version: '${version}' });`)}`;

/** What developer tools do: they register another address for a remote of the page. */
const redirect: ModuleFederationRuntimePlugin = {
  name: 'devtools',
  beforeRegisterRemote(args) {
    args.remote = { name: args.remote.name, entry: container('evil'), type: 'module' };
    return args;
  },
  registerRemote(args) {
    Object.assign(args.remote, { entry: container('evil'), type: 'module' });
    return args;
  },
};

/** And this one answers in the place of the loader. */
const replacement: ModuleFederationRuntimePlugin = {
  name: 'devtools',
  loadEntry: async () => import(/* webpackIgnore: true */ container('evil')),
};

const federation = () => {
  const { __FEDERATION__ } = globalThis as unknown as {
    __FEDERATION__: { __GLOBAL_PLUGIN__: ModuleFederationRuntimePlugin[] };
  };
  return __FEDERATION__;
};

afterEach(() => {
  federation().__GLOBAL_PLUGIN__.length = 0;
});

/** Each test takes a release of its own: what was loaded once, the runtime keeps for the whole page. */
async function load(release: string, plugins: ModuleFederationRuntimePlugin[], tool = redirect) {
  federation().__GLOBAL_PLUGIN__.push(tool);
  const host = createInstance({ name: 'shell', remotes: [], plugins });
  host.registerRemotes([{ name: release, entry: container('1.0.0'), type: 'module' }]);
  return host.loadRemote<{ version: string }>(`${release}/lifecycles`);
}

test('without it, a plugin of the page loads another container in a release’s place', async () => {
  expect(await load('tours@1.0.0', [])).toHaveProperty('version', 'evil');
});

test('with it, a release is loaded from the address of the registry', async () => {
  const plugin = releasePlugin(new Map([['tours@1.0.1', container('1.0.0')]]));
  expect(await load('tours@1.0.1', [plugin])).toHaveProperty('version', '1.0.0');
});

test('with it, a remote that the registry does not know is not loaded', async () => {
  await expect(load('tours@1.0.2', [releasePlugin(new Map())])).rejects.toThrow(
    'tours@1.0.2 is not a release',
  );
});

test('without it, a plugin of the page answers in the loader’s place', async () => {
  expect(await load('tours@1.0.3', [], replacement)).toHaveProperty('version', 'evil');
});

test('with it, what answers in the loader’s place is refused', async () => {
  const plugin = releasePlugin(new Map([['tours@1.0.4', container('1.0.0')]]));
  await expect(load('tours@1.0.4', [plugin], replacement)).rejects.toThrow('in the place of tours@1.0.4');
});
