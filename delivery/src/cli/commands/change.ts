import { type ChangeResult, REASON_LENGTH } from '@firn/shared-contracts/delivery';
import type { VerificationReport } from '../../verify/verification.ts';
import { shareText } from '../canary-bar.ts';
import {
  type Command,
  type CommandInput,
  type CommandOutput,
  nameAndVersion,
  remotePath,
  required,
  wholeNumber,
} from '../command.ts';
import { UsageError } from '../failure.ts';
import { planLines } from '../plan-text.ts';
import { verified, verifiedText } from '../verified.ts';

export function output(answer: ChangeResult): CommandOutput {
  const { remote, from, to, sequence, changed, set, endedTrials = [] } = answer;
  const text =
    changed && from !== to
      ? `${remote}: ${from ?? 'nothing'} -> ${to ?? 'nothing'} is live (registry ${sequence}).`
      : `${remote}: ${to} stays live (registry ${sequence}).`;
  const lines = [
    text,
    ...(set ? [`${set.id} moved as one: ${set.remotes.join(', ')}.`] : []),
    ...endedTrials.map((trial) => `The trial of ${trial.remote}@${trial.version} is over.`),
  ];
  return { data: answer, text: lines.join('\n') };
}

export function reasonOf(option: string | boolean | undefined): string {
  const reason = required(option, '--reason').trim();
  if (reason.length >= REASON_LENGTH.minimum) return reason;
  throw new UsageError(`The reason needs at least ${REASON_LENGTH.minimum} characters.`);
}

/** Why, and whether against a refusal: that needs a reason. Throws a UsageError. */
function howOf({ force, reason }: CommandInput['options']): { reason?: string; force?: true } {
  if (force === true) return { force, reason: reasonOf(reason) };
  return reason === undefined ? {} : { reason: reasonOf(reason) };
}

function percentOf({ percent: option, staff }: CommandInput['options']): number {
  if (option === undefined) return staff ? 0 : 100;
  const percent = wholeNumber(String(option)) ?? Number.NaN;
  if (percent === 0 && !staff) {
    throw new UsageError('--percent 0 reaches nobody: add --staff, or name 1 to 100.');
  }
  if (percent <= 100) return percent;
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
  usage: 'NAME@VERSION [--percent N] [--staff] [--verify] [--force] [--reason TEXT]',
  summary: 'make a published version live, if every gate lets it; with --percent for some visitors first',
  options: { percent: 'string', staff: 'boolean', verify: 'boolean', force: 'boolean', reason: 'string' },
  takes: 1,
  async run(input) {
    const { positionals, options, connect } = input;
    const { name, version } = nameAndVersion(positionals[0]);
    const percent = percentOf(options);
    const staff = options.staff === true;
    const body = { version, percent, staff, ...howOf(options) };
    const verification = options.verify === true ? await verified(input, { remote: name, version }) : null;
    const answer = await (await connect()).post<ChangeResult>(remotePath(name, 'promote'), body);
    if (percent === 100) return withVerification(output(answer), verification);
    const share = shareText({ percent, staff });
    const text = `${name}: ${version} is on trial with ${share}, ${answer.to} stays live (registry ${answer.sequence}).`;
    return withVerification({ data: answer, text }, verification);
  },
};

export const promoteSet: Command = {
  name: 'promote-set',
  usage: 'NAME@VERSION NAME@VERSION … [--force] [--reason TEXT]',
  summary: 'make several versions live as one; they also roll back as one',
  options: { force: 'boolean', reason: 'string' },
  takes: Number.POSITIVE_INFINITY,
  async run({ positionals, options, connect }) {
    const members = positionals.map((positional) => nameAndVersion(positional));
    const releases = Object.fromEntries(members.map(({ name, version }) => [name, version]));
    if (members.length < 2) throw new UsageError('A release set needs at least two NAME@VERSION.');
    if (Object.keys(releases).length < members.length) throw new UsageError('A remote is named twice.');
    const body = { releases, ...howOf(options) };
    const answer = await (await connect()).post<ChangeResult>('/delivery/sets', body);
    const names = members.map(({ name, version }) => `${name}@${version}`).join(', ');
    const text = answer.set ? `${names} are live as ${answer.set.id}` : `${names} were live already`;
    return { data: answer, text: `${text} (registry ${answer.sequence}).` };
  },
};

export const withdraw: Command = {
  name: 'withdraw',
  usage: 'NAME@VERSION --reason TEXT [--critical]',
  summary:
    'ban a version; if it is live, the best one of before takes its place; --critical: open tabs leave it too',
  options: { reason: 'string', critical: 'boolean' },
  takes: 1,
  async run({ positionals, options, connect }) {
    const { name, version } = nameAndVersion(positionals[0]);
    const reason = reasonOf(options.reason);
    const severity = options.critical === true ? 'critical' : 'normal';
    const body = { version, reason, severity };
    const answer = await (await connect()).post<ChangeResult>(remotePath(name, 'withdraw'), body);
    const { data, text } = output(answer);
    return { data, text: [text, ...(answer.plan ? planLines(answer.plan) : [])].join('\n') };
  },
};
