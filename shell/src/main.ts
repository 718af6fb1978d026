import { createContainerLoader } from './orchestration/container-loader.ts';
import { createFederation } from './orchestration/federation.ts';
import { startShell } from './start-shell.ts';

// An older browser keeps what the server wrote, with the notice of the watch, and no remote breaks it
// (docs/reference/browsers.md).
if (!('toSorted' in Array.prototype)) throw new Error('This browser is too old for the shell.');
startShell((parts) => createContainerLoader(createFederation(), parts));
