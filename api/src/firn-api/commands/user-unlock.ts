import { unlockByOperator } from '../../modules/users/index.ts';
import type { Command } from '../command.ts';
import { inMigrated } from '../in-migrated.ts';
import { mailOf } from '../mail-of.ts';

/** Lets a locked account in again (docs/domain/commands.md#accounts). */
export const userUnlock: Command = {
  name: 'user unlock',
  usage: 'MAIL',
  summary: 'opens an account that is locked',
  options: {},
  takes: 1,
  needsYes: false,
  async run(input) {
    const email = mailOf(input);
    await inMigrated(input, (tx) => unlockByOperator(tx, email, input.clock()));
    return { data: { unlocked: email }, text: `${email} may log in again.\n` };
  },
};
