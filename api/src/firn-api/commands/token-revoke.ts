import { isUuid } from '../../lib/iri.ts';
import { revokeApiToken } from '../../modules/api-tokens/index.ts';
import type { Command } from '../command.ts';
import { CommandFailure, UsageError } from '../failure.ts';
import { inMigrated } from '../in-migrated.ts';

/** Ends a token at once (docs/domain/api-tokens.md#ending). */
export const tokenRevoke: Command = {
  name: 'token revoke',
  usage: 'ID',
  summary: 'ends a token of a program at once; `token list` says its id',
  options: {},
  takes: 1,
  needsYes: false,
  async run(input) {
    const [id = ''] = input.positionals;
    if (!isUuid(id)) throw new UsageError('Which token? `token list` says its id.');
    const occasion = { actor: null, at: input.clock() };
    const isRevoked = await inMigrated(input, (tx) => revokeApiToken(tx, id, occasion));
    if (!isRevoked) throw new CommandFailure(`There is no token ${id}.`);
    return { data: { revoked: id }, text: `${id} opens nothing any more.\n` };
  },
};
