import { openAreas } from '../../backup/areas.ts';
import { openPlace } from '../../backup/backup-place.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import type { Command } from '../command.ts';
import { databaseName } from '../database-name.ts';
import { asFailure, DELIVERY_OPTIONS, deliveryPlace, placeOf, sizeInWords } from '../kept-apart.ts';

/** Brings a backup back, into an empty database only, so that it can harm none (docs/how-to/back-up-and-restore.md). */
export const restore: Command = {
  name: 'restore',
  usage: 'PLACE [--delivery FOLDER] [--releases-bucket NAME]',
  summary: 'checks a backup and brings it back into an empty database and empty folders or buckets',
  options: DELIVERY_OPTIONS,
  takes: 1,
  needsYes: false,
  run: (input) =>
    asFailure(async () => {
      const { config } = input;
      const [address, delivery] = [placeOf(input), deliveryPlace(input)];
      const place = openPlace(address, config.s3);
      const areas = openAreas(config, delivery);
      const manifest = await restoreBackup({ database: await input.openDatabase(), areas, place });
      const { at, missing } = manifest;
      for (const { area, key } of missing) input.say(`Not in the backup: ${key} of ${area}.`);
      const text = `${databaseName(config)} is as it was at ${at}: ${sizeInWords(manifest)}.\n`;
      return { data: { place: address, at, missing }, text };
    }),
};
