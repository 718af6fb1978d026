import { originOf } from '../../config/config.ts';
import { resetFactorsByOperator } from '../../modules/own-account/index.ts';
import type { Command } from '../command.ts';
import { inMigrated } from '../in-migrated.ts';
import { mailOf } from '../mail-of.ts';

/** Helps a super admin who has lost phone and recovery codes (docs/domain/commands.md#accounts). */
export const userResetSecondFactor: Command = {
  name: 'user reset-second-factor',
  usage: 'MAIL',
  summary: 'removes app, recovery codes and passkeys of an account, and tells its owner by mail',
  options: {},
  takes: 1,
  needsYes: false,
  async run(input) {
    const email = mailOf(input);
    const occasion = { origin: originOf(input.config), at: input.clock() };
    await inMigrated(input, (tx) => resetFactorsByOperator(tx, email, occasion));
    const text = `${email} logs in with the password alone, and is logged out everywhere.\n`;
    return { data: { reset: email }, text };
  },
};
