import { createContainerLoader } from './orchestration/container-loader.ts';
import { createFederation } from './orchestration/federation.ts';
import { startShell } from './start-shell.ts';

startShell((parts) => createContainerLoader(createFederation(), parts));
