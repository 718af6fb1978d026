import type { Command } from '../command.ts';
import { doctor } from './doctor.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [doctor];
