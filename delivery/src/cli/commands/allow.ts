import type { ChangeResult, DeliveryOverview } from '@firn/shared-contracts/delivery';
import { type Command, type CommandInput, remotePath, required } from '../command.ts';
import { UsageError } from '../failure.ts';
import { unknownRemote } from '../unknown-remote.ts';
import { reasonOf } from './change.ts';

/** An origin as browsers spell it: a path behind it, or a capital letter, would allow nothing. */
function originOf(argument: string | undefined): string {
  const origin = required(argument, 'ORIGIN');
  const url = URL.parse(origin);
  if (url && `${url.protocol}//${url.host}` === origin) return origin;
  throw new UsageError(`«${origin}» is not an origin, such as https://api.wetter.example.`);
}

async function change({ positionals, options, connect }: CommandInput, path: string, origin: string | null) {
  const name = required(positionals[0], 'NAME');
  const reason = reasonOf(options.reason);
  const gateway = await connect();
  const { remotes } = await gateway.get<DeliveryOverview>('/delivery/remotes');
  const warning = unknownRemote(
    name,
    remotes.map((remote) => remote.name),
  );
  const data = await gateway.post<ChangeResult>(remotePath(name, path), { origin, reason });
  return { name, data, warning, registry: `(registry ${data.sequence})` };
}

export const allow: Command = {
  name: 'allow',
  usage: 'NAME ORIGIN --reason TEXT',
  summary: 'let releases of a remote connect to an origin that their remote.json declares in `connects`',
  options: { reason: 'string' },
  takes: 2,
  async run(input) {
    const origin = originOf(input.positionals[1]);
    const { name, data, warning, registry } = await change(input, 'allow', origin);
    const verb = data.changed ? 'may' : 'might already';
    return { data, text: `${name} ${verb} connect to ${origin} ${registry}.${warning}` };
  },
};

export const disallow: Command = {
  name: 'disallow',
  usage: 'NAME ORIGIN --reason TEXT',
  summary: 'take that back: from the next page view no release may, a live one neither',
  options: { reason: 'string' },
  takes: 2,
  async run(input) {
    const origin = originOf(input.positionals[1]);
    const { name, data, registry } = await change(input, 'disallow', origin);
    const may = data.changed ? 'may no longer' : 'was not allowed to';
    return { data, text: `${name} ${may} connect to ${origin} ${registry}.` };
  },
};

export const backend: Command = {
  name: 'backend',
  usage: 'NAME [ORIGIN] --reason TEXT',
  summary: "pass /x/NAME/… on to the team's back end; without ORIGIN to nothing any more",
  options: { reason: 'string' },
  takes: 2,
  async run(input) {
    const origin = input.positionals[1] === undefined ? null : originOf(input.positionals[1]);
    const { name, data, warning, registry } = await change(input, 'backend', origin);
    if (origin === null) return { data, text: `/x/${name}/ is answered by nothing ${registry}.` };
    return { data, text: `/x/${name}/ is answered by ${origin} ${registry}.${warning}` };
  },
};
