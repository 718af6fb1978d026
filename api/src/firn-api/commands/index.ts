import type { Command } from '../command.ts';
import { anonymise } from './anonymise.ts';
import { backup } from './backup.ts';
import { doctor } from './doctor.ts';
import { restore } from './restore.ts';
import { setup } from './setup.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [setup, doctor, backup, restore, anonymise];
