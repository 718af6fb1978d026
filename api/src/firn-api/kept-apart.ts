import type { DeliveryPlace } from '../backup/areas.ts';
import { BackupError } from '../backup/backup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import type { CommandInput } from './command.ts';
import { CommandFailure, UsageError } from './failure.ts';

/** Say where the gateway keeps what is its own, where that is elsewhere than the API's. */
export const DELIVERY_OPTIONS = { delivery: 'text', 'releases-bucket': 'text' } as const;

const textOf = (value: CommandInput['options'][string]): string | null =>
  typeof value === 'string' ? value : null;

export const deliveryPlace = ({ options, config }: CommandInput): DeliveryPlace => ({
  folder: textOf(options.delivery) ?? config.dataDir,
  releasesBucket: textOf(options['releases-bucket']),
});

/** Names the place of the backup. @throws UsageError when none is named. */
export function placeOf({ positionals }: CommandInput): string {
  const [place] = positionals;
  if (!place) throw new UsageError('Which folder, or which s3://BUCKET/FOLDER?');
  return place;
}

/** Lets what a backup refuses be a sentence of the command. */
export async function asFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new CommandFailure(error.message, { cause: error }) : error;
  }
}

const MEGABYTE = 1_000_000;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** `84 tables with 12345 rows, 312 files, 41.2 MB` */
export function sizeInWords({ tables, files }: Manifest): string {
  const bytes = sum([...tables, ...files].map((each) => each.bytes));
  const rows = sum(tables.map((table) => table.rows));
  const megabytes = (bytes / MEGABYTE).toFixed(1);
  return `${tables.length} tables with ${rows} rows, ${files.length} files, ${megabytes} MB`;
}
