import type { ChangeResult } from '@firn/shared-contracts/delivery';
import { type Command, type CommandInput, remotePath, required } from '../command.ts';
import { UsageError } from '../failure.ts';
import { reasonOf } from './change.ts';

/** Splits `NAME/PAGE` into its parts; without a page, all of them are meant. Throws a UsageError. */
function nameAndPage(argument: string | undefined): { name: string; page: string | null } {
  const [name, page, ...rest] = required(argument, 'NAME or NAME/PAGE').split('/');
  if (name && page !== '' && rest.length === 0) return { name, page: page ?? null };
  throw new UsageError(
    `«${argument}» is not of the form NAME or NAME/PAGE, such as mfe-booking/booking-payment.`,
  );
}

async function turn({ positionals, options, connect }: CommandInput, state: 'on' | 'off') {
  const { name, page } = nameAndPage(positionals[0]);
  const reason = reasonOf(options.reason);
  const path = page === null ? [state] : ['pages', encodeURIComponent(page), state];
  const data = await (await connect()).post<ChangeResult>(remotePath(name, ...path), { reason });
  const [what, is, was] =
    page === null ? [`All pages of ${name}`, 'are', 'were'] : [`${name}/${page}`, 'is', 'was'];
  const verb = data.changed ? is : `${was} already`;
  return { data, text: `${what} ${verb} ${state} (registry ${data.sequence}).` };
}

export const switchOff: Command = {
  name: 'off',
  usage: 'NAME[/PAGE] --reason TEXT',
  summary: 'take one page off the site, or all of a remote: visitors see a calm notice in its place',
  options: { reason: 'string' },
  takes: 1,
  run: (input) => turn(input, 'off'),
};

export const switchOn: Command = {
  name: 'on',
  usage: 'NAME[/PAGE] --reason TEXT',
  summary: 'bring a page back, or all of a remote',
  options: { reason: 'string' },
  takes: 1,
  run: (input) => turn(input, 'on'),
};
