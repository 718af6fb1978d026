import { startShell } from './start-shell.ts';

startShell();
