import {
  type Command,
  type CommandOutput,
  nameAndVersion,
  optional,
  remotePath,
  required,
} from '../command.ts';

interface ChangeAnswer {
  readonly sequence: number;
  readonly changed: boolean;
  readonly remote: string;
  readonly from: string | null;
  readonly to: string | null;
}

function output(answer: ChangeAnswer): CommandOutput {
  const { remote, from, to, sequence, changed } = answer;
  const text =
    changed && from !== to
      ? `${remote}: ${from ?? 'nothing'} -> ${to} is live (registry ${sequence}).`
      : `${remote}: ${to} stays live (registry ${sequence}).`;
  return { data: answer, text };
}

export const promote: Command = {
  name: 'promote',
  usage: 'NAME@VERSION',
  summary: 'make a published version live, if every gate lets it',
  options: {},
  async run({ positionals, connect }) {
    const { name, version } = nameAndVersion(positionals[0]);
    return output(await (await connect()).post(remotePath(name, 'promote'), { version }));
  },
};

export const rollback: Command = {
  name: 'rollback',
  usage: 'NAME [--to VERSION] --reason TEXT',
  summary: 'go back to the last known good version, or to the one named',
  options: { to: 'string', reason: 'string' },
  async run({ positionals, options, connect }) {
    const name = required(positionals[0], 'NAME');
    const reason = required(options.reason, '--reason');
    const to = optional(options.to);
    return output(await (await connect()).post(remotePath(name, 'rollback'), { reason, ...(to && { to }) }));
  },
};

export const withdraw: Command = {
  name: 'withdraw',
  usage: 'NAME@VERSION --reason TEXT [--critical]',
  summary: 'ban a version; if it is live, the last known good one takes its place',
  options: { reason: 'string', critical: 'boolean' },
  async run({ positionals, options, connect }) {
    const { name, version } = nameAndVersion(positionals[0]);
    const reason = required(options.reason, '--reason');
    const severity = options.critical === true ? 'critical' : 'normal';
    return output(await (await connect()).post(remotePath(name, 'withdraw'), { version, reason, severity }));
  },
};
