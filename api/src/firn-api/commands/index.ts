import type { Command } from '../command.ts';
import { anonymise } from './anonymise.ts';
import { backup } from './backup.ts';
import { doctor } from './doctor.ts';
import { restore } from './restore.ts';
import { setup } from './setup.ts';
import { tokenCreate } from './token-create.ts';
import { tokenList } from './token-list.ts';
import { tokenRevoke } from './token-revoke.ts';
import { userInvite } from './user-invite.ts';
import { userResetSecondFactor } from './user-reset-second-factor.ts';
import { userUnlock } from './user-unlock.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  setup,
  ...[userInvite, userUnlock, userResetSecondFactor],
  ...[tokenCreate, tokenList, tokenRevoke],
  ...[doctor, backup, restore, anonymise],
];
