import type { ChangeResult } from '@firn/shared-contracts/delivery';
import { type Command, type CommandInput, remotePath, required } from '../command.ts';
import { UsageError } from '../failure.ts';
import { reasonOf } from './change.ts';

/** Splits `NAME/ID` into its parts. Throws a UsageError. */
function nameAndId(argument: string | undefined): { name: string; id: string } {
  const [name, id, ...rest] = required(argument, 'NAME/ID').split('/');
  if (name && id && rest.length === 0) return { name, id };
  throw new UsageError(`«${argument}» is not of the form NAME/ID, such as mfe-booking/event-booking.`);
}

async function turn({ positionals, options, connect }: CommandInput, state: 'on' | 'off') {
  const { name, id } = nameAndId(positionals[0]);
  const reason = reasonOf(options.reason);
  const path = remotePath(name, 'extensions', encodeURIComponent(id), state);
  const data = await (await connect()).post<ChangeResult>(path, { reason });
  const verb = data.changed ? 'is' : 'was already';
  return { data, text: `${name}/${id} ${verb} ${state} (registry ${data.sequence}).` };
}

export const extensionsDisable: Command = {
  name: 'extensions disable',
  usage: 'NAME/ID --reason TEXT',
  summary: "take one extension off all pages, in open tabs too: the slot's own content takes its place",
  options: { reason: 'string' },
  takes: 1,
  run: (input) => turn(input, 'off'),
};

export const extensionsEnable: Command = {
  name: 'extensions enable',
  usage: 'NAME/ID --reason TEXT',
  summary: 'bring an extension back',
  options: { reason: 'string' },
  takes: 1,
  run: (input) => turn(input, 'on'),
};
