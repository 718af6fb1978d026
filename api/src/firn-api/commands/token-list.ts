import { fullNameOf } from '../../lib/full-name.ts';
import { type ApiToken, listApiTokens } from '../../modules/api-tokens/index.ts';
import type { Command } from '../command.ts';
import { inMigrated } from '../in-migrated.ts';

const dataOf = ({ maker, partner, createdAt, expiresAt, usedAt, ...token }: ApiToken) => ({
  ...token,
  partner: partner?.code ?? null,
  createdBy: maker && fullNameOf(maker),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

const lineOf = ({ id, title, scopes, partner, expiresAt, usedAt }: ReturnType<typeof dataOf>): string =>
  `${id}  ${title}: ${scopes.join(', ')}${partner ? ` for ${partner}` : ''}; until ${expiresAt}; ${usedAt ? `used ${usedAt}` : 'never used'}\n`;

/** Lists the tokens of programs, without their secrets. */
export const tokenList: Command = {
  name: 'token list',
  usage: '',
  summary: 'lists the tokens of programs that are good: scopes, end and last use',
  options: {},
  takes: 0,
  needsYes: false,
  async run(input) {
    const tokens = (await inMigrated(input, (tx) => listApiTokens(tx, input.clock()))).map(dataOf);
    return { data: { tokens }, text: tokens.map(lineOf).join('') || 'No program has a token.\n' };
  },
};
