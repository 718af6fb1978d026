import { mountFrom } from './federation-host.js';
import { RELEASE } from './remote-props.js';

await mountFrom(`${RELEASE}/remoteEntry.js`);
