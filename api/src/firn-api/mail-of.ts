import type { CommandInput } from './command.ts';
import { UsageError } from './failure.ts';

/** Names the account by its address, in lower case. @throws UsageError for what is no address. */
export function mailOf({ positionals }: Pick<CommandInput, 'positionals'>): string {
  const [mail = ''] = positionals;
  if (!/^[^\s@]+@[^\s@]+$/.test(mail)) throw new UsageError('Which e-mail address?');
  return mail.toLowerCase();
}
