export { runCli } from './run-cli.ts';
export { terminal } from './terminal.ts';
