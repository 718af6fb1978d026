import { type Command, optional, required } from '../command.ts';

interface TokenAnswer {
  readonly id: string;
  readonly remote: string;
  readonly token: string;
}

export const tokenCreate: Command = {
  name: 'token create',
  usage: '--remote NAME [--label TEXT]',
  summary: "make a token that may change this one remote; '*' for all",
  options: { remote: 'string', label: 'string' },
  async run({ options, connect }) {
    const remote = required(options.remote, '--remote');
    const label = optional(options.label) ?? remote;
    const data = await (await connect()).post<TokenAnswer>('/delivery/tokens', { remote, label });
    return {
      data,
      text: `${data.token}\n\nFor ${remote}. It is shown this once: keep it as a secret of the build.`,
    };
  },
};

export const tokenRevoke: Command = {
  name: 'token revoke',
  usage: '--remote NAME',
  summary: 'end all tokens of a remote, at once',
  options: { remote: 'string' },
  async run({ options, connect }) {
    const remote = required(options.remote, '--remote');
    const path = `/delivery/tokens?remote=${encodeURIComponent(remote)}`;
    const data = await (await connect()).delete<{ revoked: number }>(path);
    return { data, text: `${data.revoked} token(s) of ${remote} revoked.` };
  },
};
