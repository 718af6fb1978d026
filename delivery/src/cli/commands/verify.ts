import { type Command, remotePath } from '../command.ts';
import { printable } from '../printable.ts';
import { progressBar } from '../progress-bar.ts';

interface Verification {
  readonly remote: string;
  readonly versions: readonly {
    readonly version: string;
    /** Whether the registry knows what release.json was; else it was published before hashes were recorded. */
    readonly recorded: boolean;
    readonly breaches: readonly { readonly gate: string; readonly message: string }[];
  }[];
}

function lines({ remote, versions }: Verification): string[] {
  return versions.flatMap(({ version, recorded, breaches }) => {
    const label = `${remote}@${version}`;
    const sentences = breaches.map(({ message }) => `  ${printable(message)}`);
    if (breaches.some(({ gate }) => gate === 'missing')) {
      return [
        `${label}: MISSING`,
        ...sentences,
        '  Restore it from a backup, or publish the same bytes again.',
      ];
    }
    if (breaches.length > 0) return [`${label}: CHANGED`, ...sentences];
    return [
      recorded
        ? `${label}: as published`
        : `${label}: as its release.json says (published before hashes were recorded)`,
    ];
  });
}

export const verify: Command = {
  name: 'verify',
  usage: '[NAME]',
  summary: 'hash every published file again and name what changed or is gone (exit code 1)',
  options: {},
  takes: 1,
  async run({ positionals, connect, progress }) {
    const gateway = await connect();
    const [name] = positionals;
    const names = name
      ? [name]
      : (await gateway.get<{ remotes: { name: string }[] }>('/delivery/remotes')).remotes.map(
          (remote) => remote.name,
        );
    const data: Verification[] = [];
    try {
      for (const remote of names) {
        progress(progressBar(data.length, names.length, `remotes, hashing ${remote}`));
        data.push(await gateway.get<Verification>(remotePath(remote, 'verification')));
      }
    } finally {
      progress('');
    }
    const ok = data.every(({ versions }) => versions.every(({ breaches }) => breaches.length === 0));
    return { data, text: data.flatMap(lines).join('\n'), ok };
  },
};
