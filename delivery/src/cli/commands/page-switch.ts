import type { ChangeResult } from '@firn/shared-contracts/delivery';
import { type Command, type CommandInput, remotePath, required } from '../command.ts';
import { UsageError } from '../failure.ts';
import { reasonOf } from './change.ts';

/** Splits `NAME/PAGE` into its parts; a page is named by its id in remote.json. Throws a UsageError. */
function nameAndPage(argument: string | undefined): { name: string; page: string } {
  const [name, page, ...rest] = required(argument, 'NAME/PAGE').split('/');
  if (name && page && rest.length === 0) return { name, page };
  throw new UsageError(`«${argument}» is not of the form NAME/PAGE, such as mfe-booking/booking-payment.`);
}

async function turn({ positionals, options, connect }: CommandInput, state: 'on' | 'off') {
  const { name, page } = nameAndPage(positionals[0]);
  const reason = reasonOf(options.reason);
  const path = remotePath(name, 'pages', encodeURIComponent(page), state);
  const data = await (await connect()).post<ChangeResult>(path, { reason });
  const verb = data.changed ? 'is' : 'was already';
  return { data, text: `${name}/${page} ${verb} ${state} (registry ${data.sequence}).` };
}

export const switchOff: Command = {
  name: 'off',
  usage: 'NAME/PAGE --reason TEXT',
  summary: 'take one page off the site, visitors see a calm notice; the rest of the remote stays',
  options: { reason: 'string' },
  takes: 1,
  run: (input) => turn(input, 'off'),
};

export const switchOn: Command = {
  name: 'on',
  usage: 'NAME/PAGE --reason TEXT',
  summary: 'bring a page back',
  options: { reason: 'string' },
  takes: 1,
  run: (input) => turn(input, 'on'),
};
