import type { ChangeResult } from '@firn/shared-contracts/delivery';
import { type Command, type CommandOutput, optional, remotePath, required } from '../command.ts';
import { planLines } from '../plan-text.ts';
import { output, reasonOf } from './change.ts';

/** What will happen, before it does. */
function foretold({ remote, from, to, plan, changed, endedTrials = [] }: ChangeResult): string {
  if (!changed) return `${remote}: ${to} is live; nothing changes.`;
  if (from === to) {
    const [trial] = endedTrials;
    return `${remote}: the trial of ${trial?.version} ends, ${to} stays live.`;
  }
  const lines = plan ? planLines(plan) : [];
  return [`${remote}: ${from ?? 'nothing'} goes back to ${to ?? 'nothing'}.`, ...lines].join('\n');
}

function done(answer: ChangeResult): CommandOutput {
  if (!answer.changed || answer.from !== answer.to) return output(answer);
  // An operator woken at night must not mistake this for a rollback of the live version.
  const text = `${answer.remote}: the trial is over, ${answer.to} stays live (registry ${answer.sequence}). To take that back too, roll back again.`;
  return { data: answer, text };
}

/** What is taken back: the version on trial, else the live one. */
const takenBack = ({ from, to, endedTrials = [] }: ChangeResult) =>
  (from === to ? endedTrials[0]?.version : from) ?? undefined;

export const rollback: Command = {
  name: 'rollback',
  usage: 'NAME [--to VERSION] [--dry-run] [--force] --reason TEXT',
  summary:
    'end a trial, else go back to the newest version with a healthy record, or to the one named; --dry-run: only say where',
  options: { to: 'string', reason: 'string', 'dry-run': 'boolean', force: 'boolean' },
  takes: 1,
  async run({ positionals, options, connect, say }) {
    const name = required(positionals[0], 'NAME');
    const isDry = options['dry-run'] === true;
    const reason = isDry && options.reason === undefined ? 'dry run' : reasonOf(options.reason);
    const to = optional(options.to, '--to');
    const body = { reason, ...(to && { to }), ...(options.force === true && { force: true }) };
    const gateway = await connect();
    const path = remotePath(name, 'rollback');
    const plan = await gateway.post<ChangeResult>(path, { ...body, dryRun: true });
    if (isDry) return { data: plan, text: foretold(plan) };
    if (options.json !== true) say(foretold(plan));
    // What was just said is what happens, or nothing: somebody else may change it in between.
    const from = takenBack(plan);
    return done(await gateway.post<ChangeResult>(path, { ...body, ...(from && { from }) }));
  },
};
