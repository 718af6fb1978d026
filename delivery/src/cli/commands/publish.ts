import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { packRelease, readDist } from '../../release/pack-release.ts';
import { type Command, remotePath } from '../command.ts';
import { progressBar } from '../progress-bar.ts';
import { verified, verifiedText } from '../verified.ts';

const KILOBYTE = 1024;

interface PublishAnswer {
  readonly remote: string;
  readonly version: string;
  readonly outcome: 'created' | 'identical';
}

/** The folder with release.json: the one given, or `dist` in it. */
function distOf(folder: string): string {
  return existsSync(join(folder, 'release.json')) ? folder : join(folder, 'dist');
}

export const publish: Command = {
  name: 'publish',
  usage: '[DIR] [--ahead] [--verify]',
  summary: 'upload a built release (DIR or DIR/dist, default here); nothing goes live',
  options: { ahead: 'boolean', verify: 'boolean' },
  takes: 1,
  async run(input) {
    const { positionals, options, cwd, connect } = input;
    const folder = distOf(resolve(cwd, positionals[0] ?? '.'));
    const release = await readDist(folder);
    const archive = new Uint8Array(await buffer(packRelease(folder, release)));
    const gateway = await connect();
    const path = remotePath(release.name, 'releases', release.version);
    const total = Math.ceil(archive.length / KILOBYTE);
    const answer = await gateway
      .put<PublishAnswer>(options.ahead === true ? `${path}?ahead=true` : path, archive, (sent) =>
        input.progress(progressBar(Math.ceil(sent / KILOBYTE), total, `kB of ${release.name} sent`)),
      )
      .finally(() => input.progress(''));
    const what = answer.outcome === 'created' ? 'is published' : 'was published before, with the same bytes';
    const text = `${answer.remote}@${answer.version} ${what}.`;
    if (options.verify !== true) return { data: answer, text };
    const verification = await verified(input, answer);
    return { data: { ...answer, verification }, text: `${text}\n${verifiedText(verification)}` };
  },
};
