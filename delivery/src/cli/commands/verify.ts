import { type Command, remotePath } from '../command.ts';
import { progressBar } from '../progress-bar.ts';

interface Verification {
  readonly remote: string;
  readonly versions: readonly {
    readonly version: string;
    readonly breaches: readonly { readonly gate: string; readonly message: string }[];
  }[];
}

function lines({ remote, versions }: Verification): string[] {
  return versions.flatMap(({ version, breaches }) => {
    if (breaches.length === 0) return [`${remote}@${version}: as published`];
    return [`${remote}@${version}: CHANGED`, ...breaches.map(({ message }) => `  ${message}`)];
  });
}

export const verify: Command = {
  name: 'verify',
  usage: '[NAME]',
  summary: 'hash every published file again and name what changed (exit code 1)',
  options: {},
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
