import { createInstance } from '@module-federation/enhanced/runtime';
import { remoteProps } from './remote-props.js';
import { REACT, version } from './shared-react.js';

/** A host as the documents of Module Federation have it. */
export async function mountFrom(entry) {
  const shared = Object.entries(REACT).map(([name, module]) => [
    name,
    { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: '^19.0.0' } },
  ]);
  const host = createInstance({ name: 'host', remotes: [], shared: Object.fromEntries(shared) });
  host.registerRemotes([{ name: 'mfe-public', entry, type: 'module' }]);
  const { bootstrap, mount, unmount } = await host.loadRemote('mfe-public/lifecycles');
  const props = remoteProps();
  await bootstrap(props);
  await mount(props);
  document.getElementById('leave').addEventListener('click', () => unmount(props));
}
