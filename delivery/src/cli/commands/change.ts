import { type ChangeResult, REASON_LENGTH } from '@firn/shared-contracts/delivery';
import type { VerificationReport } from '../../verify/verification.ts';
import {
  type Command,
  type CommandOutput,
  nameAndVersion,
  optional,
  remotePath,
  required,
} from '../command.ts';
import { UsageError } from '../failure.ts';
import { verified, verifiedText } from '../verified.ts';

function output(answer: ChangeResult): CommandOutput {
  const { remote, from, to, sequence, changed, set } = answer;
  const text =
    changed && from !== to
      ? `${remote}: ${from ?? 'nothing'} -> ${to} is live (registry ${sequence}).`
      : `${remote}: ${to} stays live (registry ${sequence}).`;
  return { data: answer, text: set ? `${text}\n${set.id} moved as one: ${set.remotes.join(', ')}.` : text };
}

export function reasonOf(option: string | boolean | undefined): string {
  const reason = required(option, '--reason').trim();
  if (reason.length >= REASON_LENGTH.minimum) return reason;
  throw new UsageError(`The reason needs at least ${REASON_LENGTH.minimum} characters.`);
}

function percentOf(option: string | boolean | undefined): number {
  if (option === undefined) return 100;
  const percent = Number(option);
  if (Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent;
  throw new UsageError(`--percent must be a whole number from 0 to 100, not «${option}».`);
}

function withVerification(
  { data, text }: CommandOutput,
  verification: VerificationReport | null,
): CommandOutput {
  if (!verification) return { data, text };
  return {
    data: { ...(data as ChangeResult), verification },
    text: `${verifiedText(verification)}\n${text}`,
  };
}

export const promote: Command = {
  name: 'promote',
  usage: 'NAME@VERSION [--percent N] [--staff] [--verify] [--reason TEXT]',
  summary: 'make a published version live, if every gate lets it; with --percent for some visitors first',
  options: { percent: 'string', staff: 'boolean', verify: 'boolean', reason: 'string' },
  async run(input) {
    const { positionals, options, connect } = input;
    const { name, version } = nameAndVersion(positionals[0]);
    const percent = options.percent === undefined && options.staff ? 0 : percentOf(options.percent);
    const reason = optional(options.reason);
    const body = { version, percent, staff: options.staff === true, ...(reason && { reason }) };
    const verification = options.verify === true ? await verified(input, { remote: name, version }) : null;
    const answer = await (await connect()).post<ChangeResult>(remotePath(name, 'promote'), body);
    if (percent === 100) return withVerification(output(answer), verification);
    const share = [
      ...(percent > 0 ? [`${percent} % of the visitors`] : []),
      ...(options.staff ? ['staff'] : []),
    ];
    const text = `${name}: ${version} is on trial with ${share.join(' and ')}, ${answer.to} stays live (registry ${answer.sequence}).`;
    return withVerification({ data: answer, text }, verification);
  },
};

export const promoteSet: Command = {
  name: 'promote-set',
  usage: 'NAME@VERSION NAME@VERSION … [--reason TEXT]',
  summary: 'make several versions live as one; they also roll back as one',
  options: { reason: 'string' },
  async run({ positionals, options, connect }) {
    const members = positionals.map((positional) => nameAndVersion(positional));
    const releases = Object.fromEntries(members.map(({ name, version }) => [name, version]));
    if (members.length < 2) throw new UsageError('A release set needs at least two NAME@VERSION.');
    if (Object.keys(releases).length < members.length) throw new UsageError('A remote is named twice.');
    const reason = optional(options.reason);
    const answer = await (await connect()).post<ChangeResult>('/delivery/sets', {
      releases,
      ...(reason && { reason }),
    });
    const names = members.map(({ name, version }) => `${name}@${version}`).join(', ');
    const text = answer.changed ? `${names} are live as ${answer.set?.id}` : `${names} were live already`;
    return { data: answer, text: `${text} (registry ${answer.sequence}).` };
  },
};

export const rollback: Command = {
  name: 'rollback',
  usage: 'NAME [--to VERSION] --reason TEXT',
  summary: 'end a trial, else go back to the last known good version, or to the one named',
  options: { to: 'string', reason: 'string' },
  async run({ positionals, options, connect }) {
    const name = required(positionals[0], 'NAME');
    const reason = reasonOf(options.reason);
    const to = optional(options.to);
    const body = { reason, ...(to && { to }) };
    const answer = await (await connect()).post<ChangeResult>(remotePath(name, 'rollback'), body);
    if (!answer.changed || answer.from !== answer.to) return output(answer);
    // Whoever is called at night must not take this for the live version's rollback.
    const text = `${name}: the trial is over, ${answer.to} stays live (registry ${answer.sequence}). To take that back too, roll back again.`;
    return { data: answer, text };
  },
};

export const withdraw: Command = {
  name: 'withdraw',
  usage: 'NAME@VERSION --reason TEXT [--critical]',
  summary:
    'ban a version; if it is live, the last known good one takes its place; --critical: open tabs leave it too',
  options: { reason: 'string', critical: 'boolean' },
  async run({ positionals, options, connect }) {
    const { name, version } = nameAndVersion(positionals[0]);
    const reason = reasonOf(options.reason);
    const severity = options.critical === true ? 'critical' : 'normal';
    return output(await (await connect()).post(remotePath(name, 'withdraw'), { version, reason, severity }));
  },
};
