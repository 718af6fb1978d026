export { runCli } from './run/run-cli.ts';
export { terminal } from './terminal.ts';
