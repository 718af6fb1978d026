import {
  type Command,
  type CommandOutput,
  nameAndVersion,
  optional,
  remotePath,
  required,
} from '../command.ts';
import { UsageError } from '../failure.ts';

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

/** Characters; shorter says nothing to those who read the history. */
const SHORTEST_REASON = 3;

function reasonOf(option: string | boolean | undefined): string {
  const reason = required(option, '--reason').trim();
  if (reason.length >= SHORTEST_REASON) return reason;
  throw new UsageError(`The reason needs at least ${SHORTEST_REASON} characters.`);
}

export const promote: Command = {
  name: 'promote',
  usage: 'NAME@VERSION',
  summary: 'make a published version live, if every gate lets it',
  // Known only to be answered: whoever asks for some visitors must not get all of them.
  options: { percent: 'string' },
  async run({ positionals, options, connect }) {
    if (options.percent !== undefined) {
      throw new UsageError('Gradual promotion (--percent) is not available in this version.');
    }
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
    const reason = reasonOf(options.reason);
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
    const reason = reasonOf(options.reason);
    const severity = options.critical === true ? 'critical' : 'normal';
    return output(await (await connect()).post(remotePath(name, 'withdraw'), { version, reason, severity }));
  },
};
