import { openAreas } from '../../backup/areas.ts';
import { openPlace } from '../../backup/backup-place.ts';
import { saveBackup } from '../../backup/save-backup.ts';
import type { Command } from '../command.ts';
import { asFailure, DELIVERY_OPTIONS, deliveryPlace, placeOf, sizeInWords } from '../kept-apart.ts';

/** Saves all that an installation keeps (docs/how-to/back-up-and-restore.md). */
export const backup: Command = {
  name: 'backup',
  usage: 'PLACE [--delivery FOLDER] [--releases-bucket NAME]',
  summary: 'saves database, pictures, documents and releases in an empty folder or in s3://BUCKET/FOLDER',
  options: DELIVERY_OPTIONS,
  takes: 1,
  needsYes: false,
  run: (input) =>
    asFailure(async () => {
      const { config, clock } = input;
      const [address, delivery] = [placeOf(input), deliveryPlace(input)];
      const place = openPlace(address, config.s3);
      const areas = openAreas(config, delivery);
      const { db } = await input.openDatabase();
      const manifest = await saveBackup({ db, areas, place, now: clock() });
      const { missing } = manifest;
      for (const { area, key } of missing) input.say(`Not there, though a row names it: ${key} of ${area}.`);
      const text = `${address} has a backup: ${sizeInWords(manifest)}.\n`;
      return { data: { place: address, at: manifest.at, missing }, text };
    }),
};
