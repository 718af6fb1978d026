import { API_TOKEN_DAYS, API_TOKEN_SCOPES, type ApiTokenScope } from '@firn/shared-contracts/domain';
import { findPartnerId, makeApiToken } from '../../modules/api-tokens/index.ts';
import { type Command, type Options, required } from '../command.ts';
import { UsageError } from '../failure.ts';
import { inMigrated } from '../in-migrated.ts';

const DAY_MS = 86_400_000;

function scopesOf(value: Options[string]): ApiTokenScope[] {
  const given = Array.isArray(value) ? value : [];
  const known = API_TOKEN_SCOPES.filter((scope) => given.includes(scope));
  if (known.length > 0 && known.length === new Set(given).size) return known;
  throw new UsageError(`--scope is one of ${API_TOKEN_SCOPES.join(', ')}; give it once for each.`);
}

function daysOf(value: Options[string]): number {
  const days = value === undefined ? API_TOKEN_DAYS.usual : Number(value);
  if (Number.isInteger(days) && days >= 1 && days <= API_TOKEN_DAYS.most) return days;
  throw new UsageError(`--days is a whole number from 1 to ${API_TOKEN_DAYS.most}.`);
}

function partnerCodeOf(value: Options[string], scopes: readonly ApiTokenScope[]): string | null {
  if (typeof value !== 'string') return null;
  if (!scopes.includes('octo')) throw new UsageError('--partner needs --scope octo.');
  return value.toUpperCase();
}

/** Makes a token for a program (docs/domain/api-tokens.md#making). */
export const tokenCreate: Command = {
  name: 'token create',
  usage: '--name N --scope S... [--days N] [--partner CODE]',
  summary: 'makes a token for a program of the company, and prints it this once',
  options: { name: 'text', scope: 'texts', days: 'text', partner: 'text' },
  takes: 0,
  needsYes: false,
  async run(input) {
    const { options, clock } = input;
    const title = required(options.name, '--name');
    if (title.length > 60) throw new UsageError('--name has 60 letters at most.');
    const [scopes, at] = [scopesOf(options.scope), clock()];
    const expiresAt = new Date(at.getTime() + daysOf(options.days) * DAY_MS);
    const code = partnerCodeOf(options.partner, scopes);
    const { id, token } = await inMigrated(input, async (tx) => {
      const partnerId = code === null ? null : await findPartnerId(tx, code);
      if (code !== null && partnerId === null) throw new UsageError(`No partner has the code ${code}.`);
      return makeApiToken(tx, { title, scopes, partnerId, expiresAt }, { actor: null, at });
    });
    return {
      data: { id, title, scopes, partner: code, expiresAt: expiresAt.toISOString(), token },
      text: `${token}\nGood until ${expiresAt.toISOString()}, and not shown again. It is ${id} in the list.\n`,
    };
  },
};
