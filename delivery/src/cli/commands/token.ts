import { FIRN } from '../../shared/command-line.ts';
import { type Command, optional, required } from '../command.ts';
import { UsageError } from '../failure.ts';
import type { GatewayClient } from '../gateway-client.ts';
import { minuteOf } from '../instant-text.ts';
import { table } from '../table.ts';
import { unknownRemote } from '../unknown-remote.ts';

interface TokenAnswer {
  readonly id: string;
  readonly remote: string;
  /** ISO instant, or null. */
  readonly expiresAt: string | null;
}

interface IssuedToken extends TokenAnswer {
  readonly token: string;
}

interface ListedToken extends TokenAnswer {
  readonly label: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

function daysOf(option: string | boolean | undefined): number | undefined {
  const text = optional(option, '--days');
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new UsageError(`--days is a number of days from 1, not «${text}».`);
}

const dayOf = (instant: string): string => instant.slice(0, 10);

async function warningOf(gateway: GatewayClient, remote: string): Promise<string> {
  const { remotes } = await gateway.get<{ remotes: { name: string }[] }>('/delivery/remotes');
  return unknownRemote(
    remote,
    remotes.map(({ name }) => name),
  );
}

export const tokenCreate: Command = {
  name: 'token create',
  usage: '--remote NAME [--label TEXT] [--days N]',
  summary: "make a token that may change this one remote, for 365 days unless told otherwise; '*' for all",
  options: { remote: 'string', label: 'string', days: 'string' },
  takes: 0,
  async run({ options, connect }) {
    const remote = required(options.remote, '--remote');
    const label = optional(options.label, '--label') ?? remote;
    const days = daysOf(options.days);
    const gateway = await connect();
    // Ask for the remotes first: once a token is made it must be shown, whatever happens next.
    const warning = await warningOf(gateway, remote);
    const data = await gateway.post<IssuedToken>('/delivery/tokens', {
      remote,
      label,
      ...(days !== undefined && { days }),
    });
    const end = data.expiresAt === null ? 'until it is revoked' : `until ${dayOf(data.expiresAt)}`;
    return {
      data,
      text: `${data.token}\n\nFor ${remote}, ${end}. It is shown this once: keep it as a secret of the build.${warning}`,
    };
  },
};

function row({ id, label, remote, createdAt, expiresAt, lastUsedAt }: ListedToken): string[] {
  const end = expiresAt === null ? 'never' : dayOf(expiresAt);
  return [id, remote, label, dayOf(createdAt), end, lastUsedAt ? minuteOf(lastUsedAt) : 'never'];
}

export const tokenList: Command = {
  name: 'token list',
  usage: '',
  summary: 'which tokens there are and when they were last used (UTC); never their secrets',
  options: {},
  takes: 0,
  async run({ connect }) {
    const data = await (await connect()).get<{ tokens: ListedToken[] }>('/delivery/tokens');
    const header = ['ID', 'REMOTE', 'LABEL', 'CREATED', 'EXPIRES', 'LAST USED'];
    const text = data.tokens.length > 0 ? table(header, data.tokens.map(row)) : 'There are no tokens.';
    return { data, text };
  },
};

export const tokenRevoke: Command = {
  name: 'token revoke',
  usage: '--remote NAME | --id ID',
  summary: 'end one token, or all tokens of a remote, at once',
  options: { remote: 'string', id: 'string' },
  takes: 0,
  async run({ options, connect }) {
    const id = optional(options.id, '--id');
    if (id !== undefined && options.remote !== undefined) {
      throw new UsageError('Name either --remote or --id.');
    }
    const which = id === undefined ? { remote: required(options.remote, '--remote') } : { id };
    const path = `/delivery/tokens?${new URLSearchParams(which)}`;
    const data = await (await connect()).delete<{ revoked: number }>(path);
    const of = id === undefined ? `of ${options.remote}` : `with the id ${id}`;
    if (data.revoked === 0) {
      return {
        data,
        text: `There is no token ${of}: nothing was revoked. See ${FIRN} token list.`,
        ok: false,
      };
    }
    return { data, text: `${data.revoked} token(s) ${of} revoked.` };
  },
};
