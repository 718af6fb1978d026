import { type Command, nameAndVersion, wholeNumber } from '../command.ts';
import { UsageError } from '../failure.ts';
import { minuteOf } from '../instant-text.ts';

interface OverrideAnswer {
  readonly url: string;
  readonly token: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

function minutesOf(option: string | boolean | undefined): number | undefined {
  if (option === undefined) return undefined;
  const minutes = wholeNumber(String(option));
  if (minutes !== null && minutes > 0) return minutes;
  throw new UsageError(`--minutes must be a whole number, not «${option}».`);
}

export const override: Command = {
  name: 'override',
  usage: 'NAME@VERSION [--minutes N]',
  summary: 'an address that shows a published version to whoever opens it, for an hour or N minutes',
  options: { minutes: 'string' },
  takes: 1,
  async run({ positionals, options, connect }) {
    const { name, version } = nameAndVersion(positionals[0]);
    const minutes = minutesOf(options.minutes);
    const body = { remote: name, version, ...(minutes !== undefined && { minutes }) };
    const data = await (await connect()).post<OverrideAnswer>('/delivery/overrides', body);
    const until = `${minuteOf(data.expiresAt)} UTC`;
    return { data, text: `${data.url}\n\nShows ${name}@${version} to whoever opens it, until ${until}.` };
  },
};
