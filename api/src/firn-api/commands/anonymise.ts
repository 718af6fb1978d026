import { anonymise as makeAnonymous } from '../../anonymise/anonymise.ts';
import { openDocumentStore } from '../../modules/documents/index.ts';
import { openMediaStore } from '../../modules/media/index.ts';
import type { Command } from '../command.ts';
import { databaseName } from '../database-name.ts';

/** Makes a training copy of what was restored (docs/how-to/back-up-and-restore.md#a-training-copy). */
export const anonymise: Command = {
  name: 'anonymise',
  usage: '',
  summary:
    'replaces every person by a made-up one and removes secrets, mails and documents; there is no way back',
  options: {},
  takes: 0,
  needsYes: true,
  async run({ config, openDatabase }) {
    const { db, migrate } = await openDatabase();
    await migrate();
    const stores = { documents: openDocumentStore(config), media: openMediaStore(config) };
    const superAdmins = await makeAnonymous({ db, ...stores });
    const text = `${databaseName(config)} has no real person in it. Super admins: ${superAdmins.join(', ')}.\n`;
    return { data: { superAdmins }, text };
  },
};
