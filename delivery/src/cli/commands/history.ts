import type { AuditEntry } from '@firn/shared-contracts/delivery';
import { shareText } from '../canary-bar.ts';
import { type Command, remotePath } from '../command.ts';
import { table } from '../table.ts';

function row(entry: AuditEntry): string[] {
  const {
    sequence,
    at,
    actor,
    action,
    remote,
    version,
    from,
    to,
    reason,
    page,
    origin,
    trial,
    forced,
    verification,
  } = entry;
  const effect = from === to ? '' : `${from ?? 'nothing'} -> ${to ?? 'nothing'}`;
  const what = [
    version === null ? remote : `${remote}@${version}`,
    page,
    origin,
    trial && `with ${shareText(trial)}`,
    forced && 'FORCED',
    verification && (verification.passed ? 'passed' : 'FAILED'),
  ];
  return [
    String(sequence),
    at.slice(0, 19).replace('T', ' '),
    action,
    what.filter(Boolean).join(' '),
    effect,
    actor,
    reason ?? '',
  ];
}

export const history: Command = {
  name: 'history',
  usage: '[NAME]',
  summary: 'who changed what, when (UTC) and why; newest first',
  options: {},
  takes: 1,
  async run({ positionals, connect, paint }) {
    const gateway = await connect();
    const [name] = positionals;
    // Ask for the remote first, so that a misspelt name is an error and not an empty history.
    if (name) await gateway.get(remotePath(name));
    const path = `/delivery/audit${name ? `?remote=${encodeURIComponent(name)}` : ''}`;
    const data = await gateway.get<{ entries: AuditEntry[] }>(path);
    const header = ['SEQUENCE', 'WHEN', 'ACTION', 'RELEASE', 'LIVE', 'WHO', 'WHY'];
    const [head = '', ...rows] = table(header, data.entries.map(row)).split('\n');
    return { data, text: [paint('head', head), ...rows].join('\n') };
  },
};
