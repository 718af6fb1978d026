import process from 'node:process';
import { runCli, terminal } from './index.ts';

process.exitCode = await runCli(process.argv.slice(2), terminal());
