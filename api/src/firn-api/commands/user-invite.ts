import { originOf } from '../../config/config.ts';
import { inviteByOperator } from '../../modules/accounts/index.ts';
import type { Command } from '../command.ts';
import { inMigrated } from '../in-migrated.ts';
import { mailOf } from '../mail-of.ts';

/** Invites somebody to an account (docs/domain/commands.md#accounts). */
export const userInvite: Command = {
  name: 'user invite',
  usage: 'MAIL',
  summary: 'invites somebody without an account by mail, and prints the link',
  options: {},
  takes: 1,
  needsYes: false,
  async run(input) {
    const email = mailOf(input);
    const occasion = { origin: originOf(input.config), at: input.clock() };
    const invitation = await inMigrated(input, (tx) => inviteByOperator(tx, email, occasion));
    return { data: { invitation }, text: `${email} opens the account by this link:\n${invitation}\n` };
  },
};
