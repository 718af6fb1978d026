import type { Command } from '../command.ts';
import { examine, reportInWords } from '../doctor.ts';

export const doctor: Command = {
  name: 'doctor',
  usage: '',
  summary: 'names what contradicts itself in the catalogue, and ends with 1 while there is anything',
  options: {},
  takes: 0,
  needsYes: false,
  async run({ openDatabase, clock }) {
    const database = await openDatabase();
    await database.migrate();
    const data = await examine(database.db, clock());
    return { data, text: reportInWords(data), ok: data.findings.length === 0 };
  },
};
