import { registerApplication, start } from 'single-spa';
import { RELEASE, remoteProps } from './remote-props.js';
import { REACT, version } from './shared-react.js';

/** A container is asked as webpack defined it, without any runtime. */
async function lifecycles() {
  const container = await import(/* webpackIgnore: true */ `${RELEASE}/remoteEntry.js`);
  const shared = Object.entries(REACT).map(([name, module]) => [
    name,
    { [version]: { get: async () => () => module, loaded: 1, from: 'root' } },
  ]);
  await container.init(Object.fromEntries(shared));
  const factory = await container.get('./lifecycles');
  return factory();
}

registerApplication({
  name: 'mfe-public',
  app: lifecycles,
  activeWhen: () => location.hash !== '#elsewhere',
  customProps: remoteProps(),
});
start();

document.getElementById('leave').addEventListener('click', () => {
  location.hash = '#elsewhere';
});
