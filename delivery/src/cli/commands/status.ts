import { type Command, remotePath } from '../command.ts';
import { table } from '../table.ts';

interface RemoteStatus {
  readonly name: string;
  readonly current: string | null;
  readonly lastKnownGood: string | null;
  readonly withdrawn: readonly { readonly version: string; readonly reason: string }[];
  readonly versions: readonly string[];
  readonly health: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface AllStatus {
  readonly sequence: number;
  readonly remotes: readonly RemoteStatus[];
}

function failuresOf(remote: RemoteStatus): string {
  const counts = Object.entries(remote.health[remote.current ?? ''] ?? {});
  const sum = (wanted: boolean) =>
    counts.filter(([phase]) => (phase === 'load') === wanted).reduce((total, [, count]) => total + count, 0);
  return `${sum(true)} loads, ${sum(false)} failures`;
}

function overview({ sequence, remotes }: AllStatus): string {
  const rows = remotes.map((remote) => [
    remote.name,
    remote.current ?? '-',
    remote.lastKnownGood ?? '-',
    String(remote.versions.length),
    failuresOf(remote),
  ]);
  return `${table(['REMOTE', 'LIVE', 'LAST GOOD', 'PUBLISHED', 'SINCE START'], rows)}\n\nregistry ${sequence}`;
}

function detail(remote: RemoteStatus): string {
  const rows = remote.versions.map((version) => {
    const withdrawal = remote.withdrawn.find((candidate) => candidate.version === version);
    const states = [
      ...(version === remote.current ? ['live'] : []),
      ...(version === remote.lastKnownGood ? ['last good'] : []),
      ...(withdrawal ? [`withdrawn: ${withdrawal.reason}`] : []),
    ];
    return [version, states.join(', ') || 'published'];
  });
  return `${remote.name}\n\n${table(['VERSION', 'STATE'], rows)}`;
}

export const status: Command = {
  name: 'status',
  usage: '[NAME]',
  summary: 'what is live, and what tabs report of it',
  options: {},
  async run({ positionals, connect }) {
    const gateway = await connect();
    const [name] = positionals;
    if (name) {
      const data = await gateway.get<RemoteStatus>(remotePath(name));
      return { data, text: detail(data) };
    }
    const data = await gateway.get<AllStatus>('/delivery/remotes');
    return { data, text: overview(data) };
  },
};
