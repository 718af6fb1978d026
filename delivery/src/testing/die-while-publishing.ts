/**
 * Child process of the crash tests: puts mfe-public@1.0.0 into a bucket store and kills itself at a write to its own
 * disk. Arguments: folder of the cache, the bucket as JSON, `before` or `after`, name of the step.
 */
import process from 'node:process';
import { Readable } from 'node:stream';
import { openReleaseStore } from '../release/open-release-store.ts';
import { durableFiles } from '../shared/durable-files.ts';
import { deadly } from './deadly.ts';
import { anArchive } from './fixture-release.ts';

const [root = '', bucket = '', when, step = ''] = process.argv.slice(2);
const files = deadly(durableFiles, { when: when === 'after' ? 'after' : 'before', step });
const store = await openReleaseStore(root, { s3: JSON.parse(bucket), files });
const { archive } = await anArchive();
await store.put('mfe-public', '1.0.0', Readable.from([archive]));
